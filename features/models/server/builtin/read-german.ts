import type { Language } from "./language.ts";

const months: Record<string, string> = {
  ...{ januar: "january", jänner: "january", februar: "february", feber: "february", märz: "march" },
  ...{ mai: "may", juni: "june", juli: "july", oktober: "october", dezember: "december" },
};
const monthNames = [
  ...["january", "february", "march", "april", "may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];
const words: Record<string, string> = {
  ...months,
  ...{ heute: "today", morgen: "tomorrow", gestern: "yesterday" },
  ...{ weihnachten: "christmas", "heiligabend|heiligen abend": "christmas eve", silvester: "new year's eve" },
  ...{ neujahr: "new year", ostern: "easter", karfreitag: "good friday", ostermontag: "easter monday" },
  ...{ montag: "monday", dienstag: "tuesday", mittwoch: "wednesday", donnerstag: "thursday" },
  ...{ freitag: "friday", "samstag|sonnabend": "saturday", sonntag: "sunday" },
  ...{ "nächste[nr]?|kommende[nr]?": "next", "arbeitstagen?|werktagen?": "working days" },
  ...{ "tagen?|tage": "days", "wochen?": "weeks", "monaten?|monate": "months", "jahren?|jahre": "years" },
};
const wordRules = Object.entries(words).map(([found, meant]): [RegExp, string] => [
  new RegExp(`(?<!\\p{L})(?:${found})(?!\\p{L})`, "gu"),
  meant,
]);

/** A day that is named in German as the rules for English know it: "3. oktober 2027", "31.12.", "weihnachten". */
function readDay(text: string): string {
  const numbered = text.replace(
    /\b(\d{1,2})\.(\d{1,2})(?:\.(\d{4})?)?(?![\d.])/g,
    (whole, day, month, year) => {
      const name = monthNames[Number(month) - 1];
      return name ? `${Number(day)} ${name}${year ? ` ${year}` : ""}` : whole;
    },
  );
  return wordRules
    .reduce((plain, [found, meant]) => plain.replace(found, meant), numbered)
    .replace(/(?<=\b\d{1,2})\.(?= [a-z])/g, "")
    .replace(/^(?:dem|der|den|zum|zur) /, "")
    .replace(/^next easter/, "easter");
}

const dayUnit = "(tage?n?|arbeitstagen?|werktagen?|wochen?|monaten?|monate|jahren?|jahre)";
const dateQuestions: [RegExp, (...parts: string[]) => string][] = [
  [
    new RegExp(
      `^wie ?viele? ${dayUnit} (?:sind'?s?|sind es|ist es|bleiben|hat es)?(?: ?noch)? ?bis(?: zum| zur)? (.+)$`,
    ),
    (unit, day) => `how many ${readDay(unit)} until ${readDay(day)}`,
  ],
  [
    /^wie lange (?:ist es |dauert es )?(?:noch )?bis(?: zum| zur)? (.+)$/,
    (day) => `how long until ${readDay(day)}`,
  ],
  [
    new RegExp(
      `^wie ?viele? ${dayUnit} (?:sind|liegen|sind es)? ?(?:zwischen|vom|von)(?: dem)? (.+) (?:und|bis)(?: dem| zum)? (.+)$`,
    ),
    (unit, from, to) => `how many ${readDay(unit)} between ${readDay(from)} and ${readDay(to)}`,
  ],
  [
    /^(?:welcher|was für ein|auf welchen) (?:wochen)?tag (?:ist|war|fällt|wird)(?: das| der| am)?(?: der)? ?(.+?)$/,
    (day) => (day === "heute" ? "what day is it today" : `what day is ${readDay(day)}`),
  ],
  [/^(?:wann ist|wann sind|an welchem tag ist) (.+)$/, (day) => `when is ${readDay(day)}`],
  [
    /^(?:wie spät ist es|wie ?viel uhr ist es|wie ist die uhrzeit|uhrzeit)(?: jetzt| gerade)? in (.+)$/,
    (place) => `what time is it in ${place}`,
  ],
  [/^(?:wie spät ist es|wie ?viel uhr ist es|uhrzeit)(?: jetzt| gerade)?$/, () => "what time is it"],
  [
    /^(?:welches datum|welchen tag|der wievielte|welcher tag)(?: ist| haben wir)(?: heute)?$|^(?:heutiges datum|datum heute)$/,
    () => "what day is it today",
  ],
  [
    new RegExp(
      `^(?:welches datum|welcher tag|was|welchen tag)(?: ist| haben wir)?(?: es)? in (\\d+) ${dayUnit}$`,
    ),
    (count, unit) => `what date is it in ${count} ${readDay(unit)}`,
  ],
  [
    new RegExp(`^(?:was|welcher tag) (?:ist|haben wir) in (\\d+) ${dayUnit}(?: für ein (?:wochen)?tag)?$`),
    (count, unit) => `what date is it in ${count} ${readDay(unit)}`,
  ],
  [
    new RegExp(
      `^(?:was|welcher tag|welches datum)?(?: ist| war)? ?(\\d+) ${dayUnit} (vor|nach)(?: dem)? (.+)$`,
    ),
    (count, unit, side, day) =>
      `${count} ${readDay(unit)} ${side === "vor" ? "before" : "after"} ${readDay(day)}`,
  ],
  [
    /^(?:welche|in welcher|die wievielte) (?:kalenderwoche|kw)(?: haben wir| sind wir| ist)?(?: gerade| jetzt| heute)?$/,
    () => "which calendar week is it",
  ],
];

/** A question about a day in German, as the rules for English know it. Undefined for anything else. */
export function readGermanDate(plain: string): string | undefined {
  for (const [pattern, tell] of dateQuestions) {
    const found = pattern.exec(plain.replace(/\b(?:es noch|noch es)\b/, "es noch"));
    if (found) return tell(...found.slice(1).map((part) => part ?? ""));
  }
  return undefined;
}

const sumWords: [RegExp, string][] = [
  [/(?<=\d)\.(?=\d{3}(?!\d))/g, ""],
  [/(?<=\d),(?=\d+\s*(?:[^\d\s,]|$|\s))/g, "."],
  [/^(?:bitte )?(?:wie ?viel|was) (?:ist|sind|ergibt|ergeben|macht|machen|wäre)(?: denn)? /, "what is "],
  [/^(?:bitte )?(?:berechne|rechne)(?: mir)?(?: bitte)? /, "calculate "],
  [/\bprozent(?:ige)?\b/g, "%"],
  [/\b(?:zzgl\.?|zuzüglich)(?= )/g, "plus"],
  [/\b(?:abzgl\.?|abzüglich)(?= )/g, "minus"],
  [/\bnetto(?:betrag|preis)?\b/g, "net"],
  [/\bbrutto(?:betrag|preis)?\b/g, "gross"],
  [/\b(?:bei|mit)(?= \d[\d.,]* ?%)/g, "with"],
  [/\b(?:geteilt|dividiert) durch\b|\bdurch\b/g, "divided by"],
  [/\bmultipliziert mit\b|\bmal\b/g, "times"],
  [/\bhoch\b/g, "to the power of"],
  [/\b(?:die )?(?:quadrat)?wurzel (?:aus|von)\b/g, "square root of"],
  [/\b(?:die )?hälfte von\b/g, "half of"],
  [/\bein drittel von\b/g, "a third of"],
  [/\b(?:der )?durchschnitt von\b/g, "average of"],
  [/\b(?:die )?summe von\b/g, "sum of"],
  [/\b(?:inkl\b\.?|inklusive\b)/g, "incl."],
  [/\b(?:und)\b/g, "and"],
  [/\b(?:von|aus|für)\b/g, "of"],
  [/\bauf\b/g, "on"],
  [/\b(?:der|den|die|das) (?=(?:net|gross)\b)/g, ""],
  [/\b(?:mwst|mehrwertsteuer|ust|umsatzsteuer)\b\.?/g, "vat"],
  [/\b(?:skonto|rabatt)\b/g, "discount"],
];

/** A sum in German as the rules for English know it. Points of a German number stand between thousands. */
export function readGermanSum(plain: string, language: Language): string {
  if (language !== "de") return plain;
  return sumWords.reduce((sum, [found, meant]) => sum.replace(found, meant), plain);
}
