import type { AnswerWords } from "./answer-words.ts";

const page = "the page [Memory](/settings/memory) of the settings";
const quote = (text: string) => `“${text}”`;
const forWhat = (about: string | undefined) => (about ? ` for ${quote(about)}` : "");

export const englishAnswers: AnswerWords = {
  quote,
  missed: (quoted) => `I did not understand ${quoted.join(" and ")}.`,
  failed: {
    calculate: "I could not calculate that.",
    current_time: "I could not work out that date or time.",
    web_search: "I could not search the web.",
    search_knowledge: "I could not search the collections.",
    find_people: "I could not look for people.",
    search_conversations: "I could not search your conversations.",
    other: "That did not work.",
  },
  pageFailed: (address) => `I could not read ${address ?? "that page"}.`,
  refusal: (line) =>
    line.replace(
      /^(Several memories fit\.) Ask the person which one they mean:/,
      "$1 Which one do you mean?",
    ),
  sum: (line) => line,
  time: (text) => text,
  knowledge: {
    found: "These passages say:",
    none: "I found nothing in the collections that answers this.",
    leftOut: (line) => line,
  },
  line: (line) => line,
  conversations: {
    found: (about) => `This is what your other conversations hold${forWhat(about)}:`,
    none: (about) => `I found nothing in your other conversations${forWhat(about)}.`,
    message: ({ title, day, isOwn, words }) =>
      `In ${quote(title)} on ${day}, ${isOwn ? "you wrote" : "the answer was"}: ${words}`,
  },
  files: {
    found: (name) => `Your files${forWhat(name)}:`,
    none: (name) =>
      name
        ? `No file of yours has a name like ${quote(name)}. I look at names only: open a conversation with the file to ask what it says.`
        : "I found no files: you have sent none yet.",
  },
  people: {
    found: (about) => `In this workspace${about ? `, for ${quote(about)}` : ""}:`,
    none: (about) =>
      `Nobody in this workspace is found for ${about ? quote(about) : "that"}. I have no general knowledge about people.`,
  },
  tasks: {
    created: ({ title, due, reminder }) => {
      const when = reminder === due ? "then" : `on ${reminder}`;
      const told =
        reminder === undefined
          ? ""
          : reminder === null
            ? " No reminder will come."
            : ` A reminder comes ${when}.`;
      return `The task is on your list: **${title}**${due ? `, due ${due}` : ""}.${told} You find it on the page [Tasks](/tasks).`;
    },
    found: "Your tasks:",
    none: "You have no open tasks.",
  },
  mail: {
    sent: "Your mail is held back for a moment, then it leaves. Until then you can take it back.",
    drafted: "Your draft is on the page [Mail](/mail), where you change and send it. Nothing was sent.",
  },
  page: {
    quoted: (name) => `From ${name}, quoted, not rewritten:`,
    notAnswered: (name, question) =>
      `I found nothing about ${quote(question)} in ${name}. Its main sentences, quoted:`,
    empty: (name) => `I read ${name}, but found no sentences on it that I could quote.`,
    unnamed: "that page",
  },
  file: {
    answers: "The file says about this:",
    summary: "These sentences say most of the file:",
    begins: "This is how the file begins:",
    unseen: "I cannot see images: I have no language model.",
  },
  web: {
    none: (provider) => `${provider} found nothing.`,
    results: (provider) => `Results of ${provider}:`,
    noProvider: "No search provider is connected here, so I did not search the web.",
    places: {},
  },
  memory: {
    kept: (text) => `I remember this: **${text}**. You change or erase it on ${page}.`,
    proposed: (text, why) => {
      const reason = {
        outside: ", because this conversation has text from outside",
        others: ", because this conversation may have words of other people",
      };
      return `I would remember this: **${text}**. It is only a proposal so far${why ? reason[why] : ""}. Accept or decline it below.`;
    },
    off: (text) => `You had me remember this, and switched it off: **${text}**. Switch it on below.`,
    passed: (text) =>
      `I passed this to your memory: **${text}**. You alone see what became of it on ${page}.`,
    forgotten: "I do not remember this any more.",
    listed: (lines) => `This is what I remember of you:\n\n${lines}\n\nYou change it on ${page}.`,
    none: "I remember nothing of you. Write “remember that …”, and I do.",
    waiting: (count) =>
      `${count === 1 ? "1 proposal waits" : `${count} proposals wait`} for you: accept or decline ${count === 1 ? "it" : "them"} on ${page}. Until then I remember nothing of ${count === 1 ? "it" : "them"}.`,
    isOff: "switched off",
  },
};
