import type { JSONObject } from "@ai-sdk/provider";
import type { Candidate, Request } from "../plan.ts";
import { readGermanDate } from "../read-german.ts";

type Reading = [pattern: RegExp, read: (match: RegExpExecArray) => JSONObject | undefined, score: number];

const UNIT = "(?:working day|business day|workday|day|week|month|year)s?";
const NOW =
  /^(?:what(?:'s| is)? (?:the )?(?:current |local |exact )?(?:time|date|day|weekday|year|month)(?: and (?:the )?(?:time|date|day))?(?: (?:is it|is today|today|now|of the week is it|of the week))*|what (?:time|day|date|year|month|weekday|day of the week) (?:is it|it is|is today|today is|do we have|are we in|have we)(?: (?:today|now|here))*|(?:the )?(?:current|local) (?:time|date)(?: and (?:time|date))?|(?:the )?(?:time|date|date and time)|today's (?:date|day)|what's today(?:'s (?:date|day))?|what is today(?:'s (?:date|day))?|which (?:day|date|year) is (?:it|today)(?: today)?|what's (?:today|the day today))$/;
const NOW_IN =
  /^(?:what(?:'s| is)? (?:the )?(?:current |local )?(?:time|date|day)(?: is it)?(?: now)?|(?:the )?(?:current |local )?(?:time|date)|what (?:time|day|date) is it(?: now)?|how late is it) (?:in|at|for) ([\p{L}][\p{L}\d .'/_+-]{1,60}?)(?: (?:right )?now)?$/u;

const readings: Reading[] = [
  [NOW, () => ({}), 0.95],
  [
    /^(?:what|which|in which|in what)(?:'s| is)?(?: the)?(?: current)? (?:calendar )?week(?: number)?(?: is it| are we(?: in)?| is this| do we have)?(?: now| today)?$/,
    () => ({ date: "today" }),
    0.95,
  ],
  [
    /^(?:what|which|in which|in what)(?: calendar)? week(?: number)? (?:is|are|does|has)(?: the)? (.{2,40}?)(?: (?:in|fall in))?$/,
    ([, date = ""]) => (isDateWord(date) ? { date } : undefined),
    0.9,
  ],
  [
    new RegExp(
      `^(?:what(?:'s| is)? (?:the )?(?:date|day|weekday)(?: (?:is it|will it be|is|will be|was it))?|which (?:date|day) (?:is it|is|will it be)|when is(?: it)?) in (\\d+) (${UNIT})(?: time)?$`,
    ),
    ([, amount, unit]) => added(amount, unit, 1),
    0.95,
  ],
  [
    new RegExp(`^(?:.*? )?(\\d+) (${UNIT}) (?:from (?:now|today)|hence)$`),
    ([, amount, unit]) => added(amount, unit, 1),
    0.9,
  ],
  [
    new RegExp(`^(?:.*? )?(\\d+) (${UNIT}) (after|from|before) (.{2,60})$`),
    ([, amount, unit, direction, date]) => added(amount, unit, direction === "before" ? -1 : 1, date),
    0.9,
  ],
  [
    new RegExp(`^(?:what(?:'s| is| was)?|which|when).*? (\\d+) (${UNIT}) ago$`),
    ([, amount, unit]) => added(amount, unit, -1),
    0.95,
  ],
  [
    /^(?:what(?:'s| is)? (?:the )?time (?:is it |is )?|what is |what's |when is )?(\d{1,4}) (hour|minute)s? (after|before|from) (now|\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm)| o'clock)?)$/,
    ([, amount = "", unit = "", direction, from = ""]) => ({
      ...(from === "now" ? {} : { date: from }),
      add: { amount: direction === "before" ? -Number(amount) : Number(amount), unit },
    }),
    0.95,
  ],
  [
    /^(?:(?:next|this|last|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:tomorrow|yesterday)$/,
    ([date = ""]) => ({ date }),
    0.9,
  ],
  [NOW_IN, ([, place = ""]) => (isDateWord(place) ? { date: place } : { timeZone: place }), 0.9],
  [
    new RegExp(
      `^(?:how (?:many|long)|(?:the )?number of)? ?(?:${UNIT}|much time|time)? ?(?:is it |is there |are there |are |do we have )?(?:left )?(?:until|till|til|to|before) (.{2,60})$`,
    ),
    ([whole = "", date = ""]) =>
      /^(?:how|number|the number|days|weeks|working)/.test(whole) ? { until: date } : undefined,
    0.9,
  ],
  [
    new RegExp(
      `^(?:how (?:many|long)|(?:the )?number of|count(?: the)?)? ?(?:${UNIT}|time)? ?(?:is it |is there |are there |are |lie |is )?(?:between|from) (.{2,60}?) (?:and|to|until|till) (.{2,60})$`,
    ),
    ([whole = "", date = "", until = ""]) =>
      /^(?:how|number|the number|count|days|weeks|working|business|months)/.test(whole)
        ? { date, until }
        : undefined,
    0.9,
  ],
  [
    new RegExp(
      `^how (?:many|long)(?: ${UNIT})?(?: (?:is it|has it been|have passed|ago is|ago was|passed))?(?: (?:since|ago)) (.{2,60})$`,
    ),
    ([, date = ""]) => ({ date, until: "today" }),
    0.9,
  ],
  [
    /^(?:what|which)(?:'s| is| was)? (?:the )?(?:day|weekday|date|day of the week)(?: of the week)? (?:is|was|will|does|did|on|for)(?: it)?(?: be)?(?: (?:on|for))? ?(.{2,60})$/,
    ([, date = ""]) => ({ date: withoutFall(date) }),
    0.85,
  ],
  [
    /^(?:when|what date|what day)(?:'s| is| was| will be)(?: the next)? (.{2,60})$/,
    ([, date = ""]) => (isDateWord(date) ? { date } : undefined),
    0.85,
  ],
  [
    /^(?:what|which) day (?:does|did|will) (.{2,60}?) (?:fall|land|be)(?: on)?$/,
    ([, date = ""]) => ({ date }),
    0.9,
  ],
];

/** "what time is it in Tokyo", "how many days until Christmas", "what date is 90 days from now" */
export function currentTimeIntent({ plain: typed }: Request): Candidate | undefined {
  if (typed.length > 150) return undefined;
  const plain = readGermanDate(typed) ?? typed;
  for (const [pattern, read, score] of readings) {
    const match = pattern.exec(plain);
    const input = match ? read(match) : undefined;
    if (input) {
      return {
        intent: "current_time",
        score,
        meaning: "look at the clock and the calendar",
        action: { type: "tool", toolName: "current_time", input },
      };
    }
  }
  return undefined;
}

function added(amount = "", unit = "", sign: 1 | -1, date?: string): JSONObject | undefined {
  const count = Number(amount);
  if (count > 36_500) return undefined;
  const singular = unit.replace(/s$/, "");
  const name = /working|business|workday/.test(singular) ? "working_day" : singular;
  const start = date && !/^(?:now|today)$/.test(date) ? { date } : {};
  return { ...start, add: { amount: sign * count, unit: name } };
}

/** Whether a text can name a day. It keeps "when is the meeting" from being read as a calendar question. */
function isDateWord(text: string): boolean {
  return /\d|\b(?:today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|good friday|whit monday|new year|boxing day|halloween|valentine|end of|next (?:week|month|year)|week|month)/.test(
    text,
  );
}

function withoutFall(date: string): string {
  return date.replace(/ (?:fall|land)(?: on)?$/, "");
}
