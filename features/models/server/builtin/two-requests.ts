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
  `(?:[,;]?\\s+${link}|,\\s+|(?:[.?!;]\\s+)(?:${link})?)(?=(?:${toAssistant}|${order})(?!\\p{L}))`,
  "giu",
);
const TO_ASSISTANT = new RegExp(`^(?:${toAssistant})(?!\\p{L})`, "iu");
const QUESTION =
  /^(?:(?:hi|hello|hey|please|hallo|bitte)[,!]?\s+)*(?:what|how|who|when(?= (?:is|are|was|were|do|does|did|will|can|must|should|may|has|have)(?!\p{L}))|where|which|why|is|are|can|do|does|did|was|wie|wer|wann|wo|welche[nmrs]?|warum|kann|darf|gibt|ist|sind)(?!\p{L})/iu;
/** What somebody else wrote is quoted, or stands behind a colon or on lines of its own: it asks the assistant for nothing. */
const OF_OTHERS = /[\n"“”„«»]|:(?!\d)/;
const longest = 300;
const mostPlaces = 4;

export interface Halves {
  first: string;
  second: string;
  /** The first one asks something. */
  isQuestion: boolean;
  /** The second one can only be meant for the assistant. */
  isToAssistant: boolean;
  between: "word" | "comma" | "sentence";
}

/**
 * Where a message may be two requests, from its beginning on: "what is 15 % of 80 and remind me tomorrow to pay it".
 * Nowhere in one that may hold what others wrote.
 */
export function halvesOf(message: string): Halves[] {
  const written = message.trim();
  if (written.length > longest || OF_OTHERS.test(written.replaceAll(/https?:\/\//g, ""))) return [];
  return [...written.matchAll(BETWEEN)].slice(0, mostPlaces).map(({ index, 0: between }) => {
    const [first, second] = [written.slice(0, index), written.slice(index + between.length)];
    return {
      ...{ first, second, isQuestion: QUESTION.test(first), isToAssistant: TO_ASSISTANT.test(second) },
      between: kindOf(between),
    };
  });
}

function kindOf(between: string): Halves["between"] {
  if (/^[.?!;]/.test(between)) return "sentence";
  return /\p{L}/u.test(between) ? "word" : "comma";
}
