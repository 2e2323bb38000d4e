import { daysInGerman } from "./day-in-german.ts";

const units: Record<string, [one: string, several: string]> = {
  minute: ["Minute", "Minuten"],
  hour: ["Stunde", "Stunden"],
  day: ["Tag", "Tage"],
  week: ["Woche", "Wochen"],
  month: ["Monat", "Monate"],
  year: ["Jahr", "Jahre"],
  "working day": ["Arbeitstag", "Arbeitstage"],
};
/** "in 3 Tagen", "vor 2 Monaten" */
const afterPreposition: Record<string, string> = {
  Tage: "Tagen",
  Arbeitstage: "Arbeitstagen",
  Monate: "Monaten",
  Jahre: "Jahren",
};
const unit = "(minute|hour|day|week|month|year|working day)s?";
const amount = "([\\d,]+)";

const sentences: [RegExp, (...parts: string[]) => string][] = [
  [/^It is (.+), (\d\d:\d\d) UTC\.$/, (day, time) => `Es ist ${day}, ${time} Uhr UTC.`],
  [
    /^It is (.+), (\d\d:\d\d) in (\S+) \((\S+)\)\.$/,
    (day, time, zone, offset) => `Es ist ${day}, ${time} Uhr in ${zone} (${offset}).`,
  ],
  [
    /^(.+) is (today|tomorrow|yesterday|.+ from now|.+ ago), in calendar week (\d+)\. Today is (.+)\.$/,
    (day, distance, week, today) =>
      `${day} ${distanceOf(distance)}, in Kalenderwoche ${week}. Heute ist ${today}.`,
  ],
  [
    /^It is ([\d,]+ days?) \(([^)]*)\) from (.+) to (.+)\.$/,
    (days, more, from, to) =>
      `Es ${days === "1 day" ? "ist" : "sind"} ${countsOf(days)} (${countsOf(more)}), von ${from} bis ${to}.`,
  ],
  [
    new RegExp(`^${amount} ${unit} (before|after) (.+\\d{4}) is (.+\\d{4})\\. Today is (.+)\\.$`),
    (count, of, side, from, to, today) =>
      `${counted(count, of)} ${side === "before" ? "vor" : "nach"} ${from} ist ${to}. Heute ist ${today}.`,
  ],
  [
    new RegExp(
      `^${amount} ${unit} (ago it was|from now it is) (.+), (\\d\\d:\\d\\d) (?:in )?(\\S+(?: \\(\\S+\\))?)\\.$`,
    ),
    (count, of, side, day, time, zone) =>
      `${side === "ago it was" ? `Vor ${counted(count, of)} war es` : `In ${counted(count, of)} ist es`} ${day}, ${time} Uhr (${zone.replace(/ \(.*/, "")}).`,
  ],
  [
    new RegExp(`^${amount} ${unit} (before|after) (\\d\\d:\\d\\d) is (\\d\\d:\\d\\d)(.*)\\.$`),
    (count, of, side, from, to, days) =>
      `${counted(count, of)} ${side === "before" ? "vor" : "nach"} ${from} Uhr ist es ${to} Uhr${laterOf(days)}.`,
  ],
];

/** What the tool for days and times says, in German. Undefined for a sentence that is not known here. */
export function timeInGerman(text: string): string | undefined {
  for (const [pattern, tell] of sentences) {
    const found = pattern.exec(text);
    if (found) return daysInGerman(tell(...found.slice(1).map((part) => part ?? "")));
  }
  return undefined;
}

function distanceOf(distance: string): string {
  const near: Record<string, string> = {
    today: "ist heute",
    tomorrow: "ist morgen",
    yesterday: "war gestern",
  };
  const count = countsOf(distance.replace(/ (?:from now|ago)$/, "")).replace(
    /\p{L}+$/u,
    (word) => afterPreposition[word] ?? word,
  );
  return near[distance] ?? (distance.endsWith("ago") ? `war vor ${count}` : `ist in ${count}`);
}

function countsOf(text: string): string {
  return text
    .replace(new RegExp(`${amount} ${unit}`, "g"), (_all, count, of) => counted(count, of))
    .replaceAll(" and ", " und ");
}

function counted(count: string, of: string): string {
  const [one = of, several = of] = units[of] ?? [];
  return `${count.replaceAll(",", ".")} ${count === "1" ? one : several}`;
}

/** On which other day a time of day is. */
function laterOf(days: string): string {
  if (days === " the next day") return " am nächsten Tag";
  if (days === " the day before") return " am Tag davor";
  return days.replace(
    /^, (\d+) days (later|earlier)$/,
    (_all, count, side) => `, ${count} Tage ${side === "later" ? "später" : "früher"}`,
  );
}
