import type { Language } from "../language.ts";
import type { Candidate, Request } from "../plan.ts";
import { type OwnTexts, textsOf } from "../texts.ts";

interface SmallTalk {
  intent: string;
  meaning: string;
  patterns: RegExp[];
  text: Record<Language, (own: OwnTexts) => string>;
}

const whole = ({ introduction, noModel, abilities, connectModel }: OwnTexts) =>
  `${introduction} ${noModel}\n\n${abilities}\n\n${connectModel}`;
const help = ({ introduction, abilities, connectModel }: OwnTexts) =>
  `${introduction}\n\n${abilities}\n\n${connectModel}`;

const kinds: SmallTalk[] = [
  {
    intent: "greeting",
    meaning: "say hello",
    patterns: [
      /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy)(?: (?:there|again|adjutant|assistant|everyone))?$/,
      /^(?:hallo|guten (?:morgen|tag|abend)|servus|moin|grüß gott|grüezi)(?: (?:zusammen|adjutant))?$/,
    ],
    text: {
      en: ({ introduction, abilities }) => `Hello. ${introduction}\n\n${abilities}`,
      de: ({ introduction, abilities }) => `Guten Tag. ${introduction}\n\n${abilities}`,
    },
  },
  {
    intent: "introduction",
    meaning: "say who I am",
    patterns: [
      /^(?:who|what) (?:are|r) (?:you|u)(?: exactly)?$/,
      /^(?:are|r) (?:you|u) (?:an? |really |actually )*(?:ai|artificial intelligence|bot|robot|human|person|real|real person|llm|language model|model|machine|chat ?gpt|gpt.*|claude|gemini)(?: model)?$/,
      /^(?:what|which) (?:model|llm|ai|language model)(?: is this| are you| do you use| am i (?:talking|speaking) to| are you using| version are you)?$/,
      /^(?:wer|was) (?:bist du|sind sie)$|^(?:bist du|sind sie) (?:eine? )?(?:ki|mensch|roboter|bot|maschine|sprachmodell)$/,
      /^(?:introduce yourself|what's your name|what is your name|tell me about yourself|who made you|who is this)$/,
      /^am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:ai|human|person|bot|robot|machine|language model)$/,
    ],
    text: { en: whole, de: whole },
  },
  {
    intent: "help",
    meaning: "say what I can do",
    patterns: [
      /^(?:help|help me|\?|commands|menu|examples|abilities|features)$/,
      /^(?:hilfe|was kannst du(?: (?:alles|tun|für mich tun|alles tun))?|was können sie(?: alles)?(?: tun)?|wie funktionier(?:st du|t das)|was kann ich (?:dich )?fragen|wobei kannst du(?: mir)? helfen)$/,
      /^what (?:all )?(?:can|do|could) you (?:do|know|help(?: me)? with|offer|understand)(?: for me)?$/,
      /^how (?:do|does|can) (?:you|i|this|it) (?:work|use (?:you|this|it)|start|begin|help(?: me)?)$/,
      /^what (?:can|should|could) i (?:ask|do|say|try)(?: you)?(?: here)?$/,
      /^(?:what is this|what does this do|get started|getting started)$/,
    ],
    text: { en: help, de: help },
  },
  {
    intent: "thanks",
    meaning: "say thank you",
    patterns: [
      /^(?:danke|vielen dank|merci|super|perfekt|passt)(?: (?:dir|ihnen|schön|sehr|vielmals|danke))*$/,
      /^(?:thanks|thank you|thx|ty|cheers|great|perfect|nice|cool|awesome|well done|good job|ok|okay)(?: (?:a lot|so much|very much|you|that helps|thanks|thank you))*$/,
    ],
    text: { en: () => "You're welcome.", de: () => "Gern geschehen." },
  },
  {
    intent: "farewell",
    meaning: "say goodbye",
    patterns: [
      /^(?:tschüss|auf wiedersehen|bis (?:bald|morgen|später)|gute nacht|pfiat di)$/,
      /^(?:bye|goodbye|good bye|see you(?: later| soon)?|good night|ciao|farewell)$/,
    ],
    text: {
      en: () => "Goodbye. This conversation stays here.",
      de: () => "Auf Wiedersehen. Diese Unterhaltung bleibt hier.",
    },
  },
  {
    intent: "well-being",
    meaning: "say how I am",
    patterns: [
      /^how (?:are|r) (?:you|u)(?: doing)?(?: today)?$/,
      /^how's it going$|^what's up$/,
      /^wie geht(?:'s| es)(?: dir| ihnen)?(?: heute)?$/,
    ],
    text: {
      en: () => "I follow rules, so I am always the same. What can I look up or work out for you?",
      de: () => "Ich folge Regeln, also geht es mir immer gleich. Was soll ich nachsehen oder ausrechnen?",
    },
  },
];

/** Greetings, thanks, and questions about the assistant itself. */
export function smallTalkIntent({ plain, text, urls, language: spoken }: Request): Candidate | undefined {
  if (urls.length > 0) return undefined;
  const typed = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\s!.?,;:]+$/, "");
  const isSaid = (pattern: RegExp) => pattern.test(typed) || pattern.test(plain);
  const kind = kinds.find(({ patterns }) => patterns.some(isSaid));
  if (!kind) return undefined;
  const language = /^(?:servus|moin|grüezi)/.test(typed) ? "de" : spoken;
  const said = kind.text[language](textsOf(language));
  return { intent: kind.intent, score: 0.9, meaning: kind.meaning, action: { type: "say", text: said } };
}
