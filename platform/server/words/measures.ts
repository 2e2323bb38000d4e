const listed = (list: string) => list.trim().split(/\s+/).join("|");

/** Units of time, English and German, as alternatives of a regular expression. */
export const unitsOfTime = listed(`
  minutes? hours? days? nights? weeks? months? quarters? years? minuten? stunden? tag(?:e|en|es)? wochen? monat(?:e|en|s)?
  quartal(?:e|en|s)? jahr(?:e|en|es|s)?`);

const aMeasure = new RegExp(`^(?:${unitsOfTime}|euros?|dollars?|pounds?|percent|prozent)$`, "iu");

/** Whether a word says only in what a number is counted. */
export const isMeasure = (word: string): boolean => aMeasure.test(word);
