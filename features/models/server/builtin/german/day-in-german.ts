const names: Record<string, string> = {
  ...{ Monday: "Montag", Tuesday: "Dienstag", Wednesday: "Mittwoch", Thursday: "Donnerstag" },
  ...{ Friday: "Freitag", Saturday: "Samstag", Sunday: "Sonntag" },
  ...{ January: "Januar", February: "Februar", March: "März", April: "April", May: "Mai", June: "Juni" },
  ...{ July: "Juli", August: "August", September: "September", October: "Oktober" },
  ...{ November: "November", December: "Dezember" },
};
const weekdays = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const day = new RegExp(`(?:(${weekdays}), )?(\\d{1,2}) (${months}) (\\d{4})`, "g");

/** Days and times as tools write them, in German: "Monday, 30 November 2026 at 09:00" is "Montag, 30. November 2026, 09:00 Uhr". */
export function daysInGerman(text: string): string {
  return text
    .replace(day, (_all, weekday, number, month, year) =>
      [...(weekday ? [names[weekday]] : []), `${number}. ${names[month]} ${year}`].join(", "),
    )
    .replace(/(?<=\d{4}) at (\d{2}:\d{2})(?!\d)/g, ", $1 Uhr");
}
