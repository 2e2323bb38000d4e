const what =
  "what(?:['’]?s| is| are| was| time| day| date| do| does| did)|how (?:many|much|long|late)|who (?:is|are|works)|when (?:is|was)|where (?:is|are)" +
  "|was (?:ist|sind|war|haben|weißt)|wie ?(?:viele?|spät|lange)|wer (?:ist|sind|arbeitet)|wann (?:ist|war)|wo (?:ist|sind)";
/** What is said to the assistant, and can be no part of a text that is kept or drafted. */
const toAssistant =
  `remind me|remember (?:that|my|i)|show (?:me|my|the)|list (?:my|the|all)|tell me|${what}` +
  "|erinner(?:e|n sie)? mich|merke? dir|merken sie sich|zeige? (?:mir|meine?)|zeigen sie|nenne? mir|sage? mir";
/** Other orders, which may as well be part of a task: "remind me to call Anna and write a letter". */
const order =
  "create|add|make|write|draft|send|delete|remove|erase|cancel|change|mark|finish|invite|calculate|convert|translate|book|buy|order|call|rename" +
  "|erstelle?|lege?|entwirf|schreibe?|sende|schicke?|lösche?|entferne?|ändere?|markiere?|berechne|rechne|übersetze?|buche|kaufe|bestelle|rufe?";
const link = "(?:(?:and|then|also|und|dann|danach|anschließend)\\s+)+(?:(?:please|bitte|auch)\\s+)*";
const BETWEEN = new RegExp(
  `(?:[,;]?\\s+${link}|,\\s+|(?:[.?!;]\\s+|\\s*\\n+\\s*)(?:${link})?)(?=(?:${toAssistant}|${order})(?!\\p{L}))`,
  "giu",
);
const TO_ASSISTANT = new RegExp(`^(?:${toAssistant})(?!\\p{L})`, "iu");
const QUESTION =
  /^(?:(?:hi|hello|hey|please|hallo|bitte)[,!]?\s+)*(?:what|how|who|when|where|which|why|is|are|can|do|does|did|was|wie|wer|wann|wo|welche[nmrs]?|warum|kann|darf|gibt|ist|sind)(?!\p{L})/iu;
const longest = 1_000;
const mostPlaces = 4;

export interface Halves {
  first: string;
  second: string;
  /** The first one asks something. */
  isQuestion: boolean;
  /** The second one can only be meant for the assistant. */
  isToAssistant: boolean;
  between: "word" | "comma" | "sentence" | "line";
}

/** Where a message may be two requests, from its beginning on: "what is 15 % of 80 and remind me tomorrow to pay it". */
export function halvesOf(message: string): Halves[] {
  if (message.length > longest) return [];
  return [...message.matchAll(BETWEEN)].slice(0, mostPlaces).map(({ index, 0: between }) => {
    const [first, second] = [message.slice(0, index), message.slice(index + between.length)];
    return {
      ...{ first, second, isQuestion: QUESTION.test(first), isToAssistant: TO_ASSISTANT.test(second) },
      between: kindOf(between),
    };
  });
}

function kindOf(between: string): Halves["between"] {
  if (between.includes("\n")) return "line";
  if (/^[.?!;]/.test(between)) return "sentence";
  return /\p{L}/u.test(between) ? "word" : "comma";
}
