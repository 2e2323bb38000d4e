import type { Request } from "./plan.ts";

/** Verbs that are nothing else, in whatever they are followed by. */
const surely =
  "delete|remove|erase|create|write|send|translate|rename|unsubscribe|generate|compose|rewrite|bake|buy" +
  "|lösche?|entferne?|erstelle?|schreibe?|schicke?|sende|übersetze?|kaufe|bezahle?|verschiebe?|storniere?|reserviere?|bestelle?|buche|installiere?|zeichne|benenne?|ändere?|füge|schalte|starte|drucke";
/** Verbs that are nouns as well: "book value", "call forwarding", "Kauf von Laptops". */
const perhaps =
  "book|order|call|ring|phone|reserve|schedule|cancel|change|update|move|share|post|set|turn|switch|run|start|stop|close|print|play|make|arrange|organi[sz]e|plan|design|build|fix|tell|transfer|forward|reply|publish|approve|sign|pay|install|uninstall|download|upload|invite|draw|paint|sing" +
  "|buch|kauf|druck|lade?|stopp|male?|singe?|rufe?|mache?|plane|stelle?|spiele?|teile?";
const object =
  "(?:(?:off|on|up)\\s+)?(?:me|us|my|our|your|the|an?|all|every(?:one|body)?|this|that|these|those|it|him|her|them|some|two|three|\\d+|mir|uns|mich|mein\\p{L}*|unser\\p{L}*|den|die|das|dem|eine?[nmr]?|alle|diese[nrs]?)";
const ORDER = new RegExp(`^(?:(?:${surely})\\s+\\S|(?:${perhaps})\\s+${object}(?!\\p{L}))`, "u");
/** "tell me the notice period" asks. */
const ASKS = /^(?:tell|nenne?|sag) (?:me|us|mir|uns)(?! (?:an?|eine?n?) (?:joke|story|witz|geschichte))/u;
const WISH =
  /^(?:i (?:want|need|would like|'d like) you to|i'd like you to|ich (?:will|möchte), dass du|du sollst|sie sollen) /u;
const last =
  "(?:buchen|löschen|bestellen|stornieren|kaufen|reservieren|übersetzen|verschieben|entfernen|anrufen|bezahlen|umbenennen|einladen|absagen)";
/** "einen Flug buchen". "Dienstreise buchen" is a topic, unless somebody asks for it with courtesy. */
const INFINITIVE = new RegExp(
  `^(?:mir|uns|mich|den|die|das|dem|ein|eine[nmr]?|mein\\p{L}*|unser\\p{L}*|alle|diese[nmrs]?) (?:\\S+ ){0,20}${last}$`,
  "u",
);
const AFTER_COURTESY = new RegExp(`(?:^|\\s)${last}$`, "u");
const COURTESY =
  /^\s*(?:(?:hallo|hey|danke)[,!]?\s+)?(?:bitte(?!\p{L})|(?:kannst|könntest|würdest|magst) du(?!\p{L})|(?:können|könnten|würden) sie(?!\p{L}))|(?<!\p{L})bitte[\s.!?]*$/iu;
/** Somebody asks how, or whether they may. */
const ASKS_HOW =
  /(?<!\p{L})(?:wie|was|wer|wann|warum|wieso|wo\p{L}*|welche[nmrs]?|darf|dürfen|kann|muss|müssen|soll|sollen|man)(?!\p{L})/u;

/** Whether a request is an order and no question, such as "delete all my conversations". `plain` has no courtesies. */
export function isOrder({ plain, text }: Pick<Request, "plain" | "text">): boolean {
  if (ASKS.test(plain)) return false;
  if (ORDER.test(plain) || WISH.test(plain)) return true;
  if (ASKS_HOW.test(plain)) return false;
  return INFINITIVE.test(plain) || (COURTESY.test(text) && AFTER_COURTESY.test(plain));
}
