const it = "(?:it|that|this|there|they|he|the (?:page|site|website|web page|article|link|text))";
const readings: RegExp[] = [
  new RegExp(
    `^(?:(?:tell|show) me )?what (?:(?:does|do) )?${it}(?: (?:say|says|tell|tells|is|contains?|contain))?(?: (?:about|on) (.+))?$`,
  ),
  new RegExp(`^(?:(?:tell|show) me )?(?:what's|what is) (?:in|on|at) ${it}$`),
  new RegExp(`^what's ${it} about$|^what is ${it} about$`),
  new RegExp(`^(?:summari[sz]e|sum up|read|open|quote)(?: ${it})?$|^sum ${it} up$`),
  /^(?:give me |show me )?(?:a |the )?(?:short |brief )?(?:summary|overview)(?: of (?:it|that|this))?$/,
  /^(?:sag mir,? )?was (?:steht (?:dort|da|dort drauf|auf der seite|drin|darin)|sagt (?:sie|die seite))(?: (?:über|zu|zum|zur) (.+))?$/,
  /^(?:fasse?|fassen sie) (?:es|das|sie|die seite|den artikel) (?:kurz )?zusammen$/,
];

/**
 * Whether a request without an address refers to a page named before: "tell me what it says". `about` is what
 * it asks of the page.
 */
export function refersToPage(plain: string): { about?: string } | undefined {
  for (const reading of readings) {
    const found = reading.exec(plain);
    if (found) return found[1] ? { about: found[1] } : {};
  }
  return undefined;
}
