const parting =
  /(?<!\p{L})((?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|vorbei|durch|um))zu(\p{L}{3,}n)$/iu;

/** What is to be done without "zu": "Kim anzurufen" is "Kim anrufen", "die Miete zu zahlen" is "die Miete zahlen". */
export function plainInfinitive(text: string): string {
  return parting.test(text) ? text.replace(parting, "$1$2") : text.replace(/ zu (\p{Ll}+n)$/u, " $1");
}
