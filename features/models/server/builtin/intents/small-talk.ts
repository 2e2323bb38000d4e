import type { Candidate, Request } from "../plan.ts";
import { abilities, connectModel, introduction, noModel } from "../texts.ts";

interface SmallTalk {
  intent: string;
  meaning: string;
  patterns: RegExp[];
  text: string;
}

const kinds: SmallTalk[] = [
  {
    intent: "greeting",
    meaning: "say hello",
    patterns: [
      /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy)(?: (?:there|again|adjutant|assistant|everyone))?$/,
    ],
    text: `Hello. ${introduction}\n\n${abilities}`,
  },
  {
    intent: "introduction",
    meaning: "say who I am",
    patterns: [
      /^(?:who|what) (?:are|r) (?:you|u)(?: exactly)?$/,
      /^(?:are|r) (?:you|u) (?:an? |really |actually )*(?:ai|artificial intelligence|bot|robot|human|person|real|real person|llm|language model|model|machine|chat ?gpt|gpt.*|claude|gemini)(?: model)?$/,
      /^(?:what|which) (?:model|llm|ai|language model)(?: is this| are you| do you use| am i (?:talking|speaking) to| are you using| version are you)?$/,
      /^(?:introduce yourself|what's your name|what is your name|tell me about yourself|who made you|who is this)$/,
      /^am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:ai|human|person|bot|robot|machine|language model)$/,
    ],
    text: `${introduction} ${noModel}\n\n${abilities}\n\n${connectModel}`,
  },
  {
    intent: "help",
    meaning: "say what I can do",
    patterns: [
      /^(?:help|help me|\?|commands|menu|examples|abilities|features)$/,
      /^what (?:all )?(?:can|do|could) you (?:do|know|help(?: me)? with|offer|understand)(?: for me)?$/,
      /^how (?:do|does|can) (?:you|i|this|it) (?:work|use (?:you|this|it)|start|begin|help(?: me)?)$/,
      /^what (?:can|should|could) i (?:ask|do|say|try)(?: you)?(?: here)?$/,
      /^(?:what is this|what does this do|get started|getting started)$/,
    ],
    text: `${introduction}\n\n${abilities}\n\n${connectModel}`,
  },
  {
    intent: "thanks",
    meaning: "say thank you",
    patterns: [
      /^(?:thanks|thank you|thx|ty|cheers|great|perfect|nice|cool|awesome|well done|good job|ok|okay)(?: (?:a lot|so much|very much|you|that helps|thanks|thank you))*$/,
    ],
    text: "You're welcome.",
  },
  {
    intent: "farewell",
    meaning: "say goodbye",
    patterns: [/^(?:bye|goodbye|good bye|see you(?: later| soon)?|good night|ciao|farewell)$/],
    text: "Goodbye. This conversation stays here.",
  },
  {
    intent: "well-being",
    meaning: "say how I am",
    patterns: [/^how (?:are|r) (?:you|u)(?: doing)?(?: today)?$/, /^how's it going$|^what's up$/],
    text: "I follow rules, so I am always the same. What can I look up or work out for you?",
  },
];

/** Greetings, thanks, and questions about the assistant itself. */
export function smallTalkIntent({ plain, text, urls }: Request): Candidate | undefined {
  if (urls.length > 0) return undefined;
  const whole = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s!.?,;:]+$/, "");
  const isSaid = (pattern: RegExp) => pattern.test(whole) || pattern.test(plain);
  const kind = kinds.find(({ patterns }) => patterns.some(isSaid));
  if (!kind) return undefined;
  return { intent: kind.intent, score: 0.9, meaning: kind.meaning, action: { type: "say", text: kind.text } };
}
