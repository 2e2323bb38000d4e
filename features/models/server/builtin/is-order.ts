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
/** "einen Flug buchen": the verb stands last, and nobody asks how. */
const INFINITIVE =
  /^(?!(?:wie|was|wer|wo|wann|warum|wieso|welche[nrsm]?|darf|dürfen|kann|können|muss|müssen|soll|sollen|ist|sind|gibt|hat|haben|wer|ab|bis|bei|wo\p{L}+)(?!\p{L})).+ (?:buchen|löschen|bestellen|stornieren|kaufen|reservieren|übersetzen|verschieben|entfernen|anrufen|bezahlen|umbenennen|einladen|absagen)$/u;

/** Whether a request is an order and no question, such as "delete all my conversations". `plain` has no courtesies. */
export function isOrder(plain: string): boolean {
  if (ASKS.test(plain)) return false;
  return ORDER.test(plain) || WISH.test(plain) || INFINITIVE.test(plain);
}
