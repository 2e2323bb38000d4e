/** Weekdays and months by the first letters that tell them apart, in English and German. */
const weekdays = ["su|so", "mo", "tu|di", "we|mi", "th|do", "fr", "sa"];
const months = [
  "jan|jän",
  "feb",
  "mar|mär",
  "apr",
  "may|mai",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct|okt",
  "nov",
  "dec|dez",
];

const weekday =
  "(?:sun|mon|tues|wednes|thurs|fri|satur)day|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend";
const month =
  "january|february|march|april|may|june|july|august|september|october|november|december" +
  "|jänner|januar|februar|märz|mai|juni|juli|oktober|dezember";
const count = "\\d{1,3}|an?|one|two|three|eine[mnr]?|zwei|drei";
const unit = "minutes?|hours?|days?|weeks?|minuten?|stunden?|tage?n?|wochen?";
const day = [
  "today|tomorrow|the day after tomorrow|day after tomorrow|heute|morgen|übermorgen",
  `(?:(?:on|next|this|coming|am|nächsten|kommenden|diesen)\\s+)?(?:${weekday})`,
  "(?:(?:on|am)\\s+)?\\d{4}-\\d{2}-\\d{2}",
  `in\\s+(?:${count})\\s+(?:${unit})`,
  `(?:(?:on|am)\\s+)?(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?(?:${month})(?:\\s+\\d{4})?`,
  `(?:on\\s+)?(?:${month})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?`,
].join("|");
const namesOfHours = [
  ...["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
];
const hourInWords = `${namesOfHours.join("|")}|ein(?=\\s+uhr)`;
const behindHour = "(?![a-zäöüß\\d])";
const clearTime =
  `(?:at|um|gegen)\\s+(?:noon|\\d{1,2}(?:[:.]\\d{2})?(?:\\s*(?:am|pm|o'clock|uhr(?:\\s+\\d{2})?))?)(?![\\w:.,]*\\d)` +
  `|(?:um|gegen)\\s+(?:halb\\s+(?:${hourInWords}|1[0-2]|[1-9])|(?:${hourInWords})\\s+uhr)${behindHour}`;
const time = `${clearTime}|(?:um|gegen)\\s+(?:${hourInWords})${behindHour}`;

/** A time without a word that leads to it, which counts behind a day: "tomorrow 9:30", "Dienstag 14 Uhr". */
const bareTime =
  "(?:\\d{1,2}:\\d{2}(?:\\s*(?:am|pm|uhr))?|\\d{1,2}(?:\\.\\d{2})?\\s*uhr|\\d{1,2}\\s*[ap]m)(?![a-zäöüß\\d:.]*[a-zäöüß\\d])";
const BARE_TIME = new RegExp(`(?<!\\b(?:at|um|gegen)) (?=${bareTime})`, "g");

/** A time to be done by, such as "tomorrow at 9" or "am Montag um 14:30 Uhr", without groups. */
export const duePhrase = `(?:(?:${day})(?:,?\\s+(?:${time}|${bareTime}))?|(?:${time})(?:,?\\s+(?:${day}))?)`;

/** The same behind what is to be done, where "um zehn" alone may be by how much: "Preis senken um zehn". */
export const duePhraseAtEnd = `(?:(?:${day})(?:,?\\s+(?:${time}|${bareTime}))?|(?:${clearTime})(?:,?\\s+(?:${day}))?|(?:${time}),?\\s+(?:${day}))`;

const DAY = new RegExp(`(?<![\\p{L}\\d])(?:${day})(?![\\p{L}\\d])`, "iu");
const TIME =
  /(?:^|\s)(?:at|um|gegen)\s+(?:(noon)|(\d{1,2})(?:[:.](\d{2}))?(?:\s*(am|pm|o'clock|uhr(?:\s+(\d{2}))?))?)/i;
const TIME_IN_WORDS = new RegExp(
  `(?:^|\\s)(?:um|gegen)\\s+(halb\\s+)?(?:(\\d{1,2})|(${hourInWords}))(?![\\p{L}\\d])`,
  "iu",
);
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

/**
 * A day (`2026-11-30`) or a time (`2026-11-30T09:00`), both where the person is. `now` is that person's clock, counted
 * as though it was UTC. Undefined for what no calendar has.
 */
export function readDuePhrase(phrase: string, now: number): string | undefined {
  const words = phrase.toLowerCase().replace(/\s+/g, " ").trim().replace(BARE_TIME, " at ");
  const minutes = minutesIn(words);
  if (minutes === null) return undefined;
  const distance = /\bin (\S+) (min|hour|stund)/.exec(words);
  if (distance) {
    const size = numberIn(distance[1]) * (distance[2] === "min" ? 1 : 60);
    return new Date(now + size * minuteMs).toISOString().slice(0, 16);
  }
  const today = Math.floor(now / dayMs) * dayMs;
  const named = DAY.exec(words)?.[0];
  if (named === undefined) {
    if (minutes === undefined) return undefined;
    const at = today + minutes * minuteMs;
    return isoTime(at > now ? at : at + dayMs);
  }
  const at = dayIn(named, today);
  if (at === undefined) return undefined;
  return minutes === undefined ? isoDay(at) : isoTime(at + minutes * minuteMs);
}

function dayIn(words: string, today: number): number | undefined {
  if (/today|heute/.test(words)) return today;
  if (/day after tomorrow|übermorgen/.test(words)) return today + 2 * dayMs;
  if (/tomorrow|morgen/.test(words)) return today + dayMs;
  const iso = /\d{4}-\d{2}-\d{2}/.exec(words)?.[0];
  if (iso) return existing(Date.parse(`${iso}T00:00:00Z`), Number(iso.slice(8)));
  const [, size, unit = ""] = /^in (\S+) (\S+)$/.exec(words) ?? [];
  if (size) return today + numberIn(size) * (/^w/.test(unit) ? 7 : 1) * dayMs;
  const monthWord = new RegExp(month).exec(words)?.[0];
  return monthWord ? dateIn(words, monthWord, today) : weekdayIn(words, today);
}

function weekdayIn(words: string, today: number): number {
  const name = new RegExp(weekday).exec(words)?.[0] ?? "";
  const wanted = weekdays.findIndex((start) => new RegExp(`^(?:${start})`).test(name));
  const days = (wanted - new Date(today).getUTCDay() + 7) % 7;
  return today + (days || 7) * dayMs;
}

/** The next such day, unless a year is named. */
function dateIn(words: string, monthWord: string, today: number): number | undefined {
  const at = months.findIndex((start) => new RegExp(`^(?:${start})`).test(monthWord));
  const dayOfMonth = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(words)?.[0] ?? 0);
  const year = /\d{4}/.exec(words)?.[0];
  const thisYear = new Date(today).getUTCFullYear();
  const found = Date.UTC(year ? Number(year) : thisYear, at, dayOfMonth);
  return existing(year || found >= today ? found : Date.UTC(thisYear + 1, at, dayOfMonth), dayOfMonth);
}

function existing(at: number, dayOfMonth: number): number | undefined {
  return new Date(at).getUTCDate() === dayOfMonth ? at : undefined;
}

/** Undefined: no time is named. Null: no clock shows it. */
function minutesIn(words: string): number | null | undefined {
  const inWords = minutesInGerman(words);
  if (inWords !== undefined) return inWords;
  const [found, noon, hours = "", minutes, half, afterUhr] = TIME.exec(words) ?? [];
  if (found === undefined) return undefined;
  if (noon) return 12 * 60;
  const hour =
    half === "am" || half === "pm" ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours);
  const minute = Number(minutes ?? afterUhr ?? 0);
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

/** "um drei", and "um halb drei", which is half an hour before it. As "um 3" it is in the morning. */
function minutesInGerman(words: string): number | undefined {
  const [found, half, digits, name] = TIME_IN_WORDS.exec(words) ?? [];
  if (found === undefined || (digits !== undefined && half === undefined)) return undefined;
  const hour = digits ? Number(digits) : namesOfHours.indexOf(name === "ein" ? "eins" : (name ?? "")) + 1;
  return hour * 60 - (half ? 30 : 0);
}

function numberIn(word = ""): number {
  if (/^\d+$/.test(word)) return Number(word);
  return /^(?:two|zwei)$/.test(word) ? 2 : /^(?:three|drei)$/.test(word) ? 3 : 1;
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function isoTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}
