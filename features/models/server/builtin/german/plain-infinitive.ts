const parting =
  /(?<!\p{L})((?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|teil|vor|weg|weiter|zu|zurück|zusammen|vorbei|durch|um))zu(\p{L}{3,}n)$/iu;
const plain =
  / zu ((?!(?:ihnen|allen|vielen|beiden|einigen|ein|mein|dein|sein|zehn|morgen|denen)(?!\p{L})|(?:ein|mein|dein|sein|ihr|unser)en?(?!\p{L}))\p{Ll}+n|sein)$/u;
const marked = /(?<!\p{L})(?:zu(?!\p{L})|\p{L}+zu(?=\p{Ll}{3,}n(?!\p{L})))/giu;
/** They join another thing to do, or say in which way: "ohne zu fragen". */
const joining = /(?<!\p{L})(?:und|oder|sowie|aber|ohne|statt|anstatt|bis zu)(?!\p{L})/iu;
/** "hinzu" is a part of the verb, so here is no "zu" that could be left out. */
const inVerb = /(?<!\p{L})(?:hin|da)zu(?:fügen|kommen|ziehen|rechnen|gewinnen|lernen|geben|gehören)$/iu;

/**
 * What is to be done without "zu": "Kim anzurufen" is "Kim anrufen", "die Miete zu zahlen" is "die Miete zahlen". Where
 * there is more than one such thing, the words stay as they were said.
 */
export function plainInfinitive(text: string): string {
  if (joining.test(text) || inVerb.test(text) || (text.match(marked)?.length ?? 0) > 1) return text;
  return parting.test(text) ? text.replace(parting, "$1$2") : text.replace(plain, " $1");
}
