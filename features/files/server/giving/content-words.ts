/** Words without meaning of their own, in English and German. */
const empty = new Set(
  (
    "a about all also am an and any are as at be been but by can could did do does for from had has have he her his how i " +
    "if in into is it its just me more most my no not of on or our out over she so some such than that the their them " +
    "then there these they this to too under until up us was we were what when where which while who why will with would " +
    "you your file document pdf page tell summarize summary please " +
    "aber als am an auch auf aus bei bin bis da das dass dem den der des die doch du durch ein eine einem einen einer es " +
    "für hat ich im in ist ja kann kein man mich mir mit nach nicht noch nur ob oder sich sie sind so um und uns unter " +
    "von vor war was wenn wer wie wir wird wo zu zum zur datei dokument seite bitte"
  ).split(" "),
);

/** The words of a text that passages are found by: in lower case, without common endings. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => (word.length > 1 || /\d/.test(word)) && !empty.has(word)).map(stem);
}

function stem(word: string): string {
  if (word.length <= 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/s$/, "")
    .replace(/(?:en|e|n)$/, "");
}
