const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const wochentag = "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)";

/** A day that somebody names beside a task, or in their list of them. */
export const someDay = `(?:today|tomorrow|tonight|(?:this|next) (?:week|month)|(?:(?:on|next|this|by) )?${weekday})`;
export const einTag = `(?:heute|morgen|übermorgen|(?:diese|nächste)[nrs]? (?:woche|monat)|(?:(?:am|nächsten|diesen) )?${wochentag})`;

/** Each of them begins a clause, or an object of its own: what stands behind it belongs to that. */
const links =
  "that|which|who|whose|what|where|when|how|we|i|you|they|is|are|was|of|about|for|on|with|to|from|in|at|by|and|or";
const linksInGerman =
  "über|zu|zum|zur|mit|von|vom|wegen|aus|in|im|für|auf|an|bei|und|oder|der|des|dem|den|die|das|ist|sind|kann|darf|muss|soll|wer|was|wie|ich|wir|man";

/** A word that may stand between an article and its noun: "my last task", but not "the way we assign tasks". */
export const word = `(?:(?!(?:${links}|(?!(?:upcoming|remaining|pending|outstanding) )\\p{L}+(?:ing|ed)) )[\\p{L}\\d'-]+)`;
export const wort = `(?:(?!(?:${linksInGerman})(?![\\p{L}]))[\\p{L}\\d-]+)`;

/** Somebody by name. It counts only where it is written as one: "add slides to the team" adds nobody. */
export const name =
  "(?<who>(?!(?:the|an?|this|that|my|our|all|die|der|das|den|eine?n?|meine?n?)[\\s'])(?:[\\p{L}-]+(?: [\\p{L}-]+)?|\\S+@\\S+))";

/** "every Monday at 9" */
export const often = `(?:every (?:\\d{1,3} |other |second |two |three )?(?:day|week|month|morning|evening|hour|weekday|${weekday})s?|daily|weekly|monthly)(?: at \\S{1,8}(?: [ap]m)?)?`;
export const oft = `(?:jede[nrs]? (?:tag|woche|monat|morgen|abend|werktag|${wochentag})|täglich|wöchentlich|monatlich)(?: um \\S{1,8}(?: uhr)?)?`;
