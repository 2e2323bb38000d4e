import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { makePlan } from "./make-plan.ts";

/** What a message is understood to ask for: "tool input" in short, or the first words said. */
function understood(message: string, before?: string): string[] {
  const { actions, question } = makePlan(message, { previousMessage: before });
  if (question) return [`asks: ${question.choices.map(({ intent }) => intent).join(" or ")}`];
  return actions.map((action) =>
    action.type === "tool"
      ? `${action.toolName} ${JSON.stringify(action.input)}`
      : `says ${action.text.slice(0, 30)}`,
  );
}

const calculate = (expression: string) => `calculate ${JSON.stringify({ expression })}`;
const time = (input: object = {}) => `current_time ${JSON.stringify(input)}`;
const search = (query: string) => `search_conversations ${JSON.stringify({ query })}`;
const page = (url: string, question?: string) =>
  `read_web_page ${JSON.stringify(question ? { url, question } : { url })}`;

const arithmetic: [string, string][] = [
  ["What is 12 * 12?", "12 * 12"],
  ["12*12", "12*12"],
  ["12 x 12", "12 x 12"],
  ["what's 17% of 2,340", "17% of 2,340"],
  ["Whats 17 percent of 2340?", "17 percent of 2340"],
  ["How much is 20% off 80?", "20% off 80"],
  ["calculate (2 + 3) * 4", "(2 + 3) * 4"],
  ["Can you please work out 84 divided by 2", "84 divided by 2"],
  ["compute sqrt(144) + 2^10", "sqrt(144) + 2^10"],
  ["what is the square root of 144", "the square root of 144"],
  ["What percent of 80 is 20?", "what percent of 80 is 20"],
  ["increase 50 by 10%", "increase 50 by 10%"],
  ["the average of 3, 4 and 8", "average(3, 4, 8)"],
  ["What is the sum of 1,200 and 300?", "sum(1200, 300)"],
  ["the sum of 1,2 and 3", "sum(1, 2, 3)"],
  ["the sum of 17,5 and 2.480", "sum(17,5, 2.480)"],
  ["the sum of 2,480 and 17,5", "sum(2,480, 17,5)"],
  ["What is 17,5 % of 2.480?", "17,5 % of 2.480"],
  ["what is 5 factorial", "5!"],
  ["half of 90", "half of 90"],
  ["please tell me what is 6 times 7", "6 times 7"],
  ["100 - 37", "100 - 37"],
  ["15% tip on $48.50", "15% tip on $48.50"],
  ["1.234,56 * 2", "1.234,56 * 2"],
  ["$1,200 / 12", "$1,200 / 12"],
  ["My rent is 1200 * 12 a year, isn't it?", "1200 * 12"],
];

const clock: [string, object][] = [
  ["What time is it?", {}],
  ["what's the time", {}],
  ["whats the date today", {}],
  ["What day is it?", {}],
  ["today's date", {}],
  ["got the time?", {}],
  ["wich day of the week is today", {}],
  ["What time is it in Tokyo?", { timeZone: "tokyo" }],
  ["time in New York", { timeZone: "new york" }],
  ["what's the current time in São Paulo right now?", { timeZone: "são paulo" }],
  ["How many days until Christmas?", { until: "christmas" }],
  ["days till 2026-12-24", { until: "2026-12-24" }],
  ["how long until new year's eve", { until: "new year's eve" }],
  ["How many working days are left until 24 December?", { until: "24 december" }],
  ["how many days between 2026-01-01 and 2026-03-01", { date: "2026-01-01", until: "2026-03-01" }],
  ["How many weeks from 1 May to 3 June?", { date: "1 may", until: "3 june" }],
  ["how many days since 1 January 2026", { date: "1 january 2026", until: "today" }],
  ["what date is 90 days from now", { add: { amount: 90, unit: "day" } }],
  ["What day is it in 10 days?", { add: { amount: 10, unit: "day" } }],
  ["what was the date 3 weeks ago", { add: { amount: -3, unit: "week" } }],
  ["30 working days after 2026-11-21", { date: "2026-11-21", add: { amount: 30, unit: "working_day" } }],
  ["2 weeks before Christmas", { date: "christmas", add: { amount: -2, unit: "week" } }],
  ["What weekday is 24 December 2026?", { date: "24 december 2026" }],
  ["what day does Christmas fall on", { date: "christmas" }],
  ["When is next Friday?", { date: "next friday" }],
  ["next friday", { date: "next friday" }],
  ["2 hours after 15:30", { date: "15:30", add: { amount: 2, unit: "hour" } }],
  ["what is 45 minutes before 9 am?", { date: "9 am", add: { amount: -45, unit: "minute" } }],
  ["What time is it 3 hours from now?", { add: { amount: 3, unit: "hour" } }],
];

const pages: [string, string, string?][] = [
  ["https://example.com", "https://example.com"],
  ["Read https://example.com/a?b=1&c=2.", "https://example.com/a?b=1&c=2"],
  ["summarise https://example.com please", "https://example.com"],
  ["Can you summarize this page for me: https://example.com/post", "https://example.com/post"],
  ["open example.com/pricing", "https://example.com/pricing"],
  ["what does www.example.org say about refunds?", "https://www.example.org", "refunds"],
  ["What does https://example.com say about the delivery times", "https://example.com", "the delivery times"],
  ["Read https://example.com and tell me what it says", "https://example.com"],
  ["https://example.com tell me what it says", "https://example.com"],
  ["https://example.com/. What does it say about refunds?", "https://example.com/", "refunds"],
  ["Open example.com/pricing, then summarise it", "https://example.com/pricing"],
  ["https://example.com how long does delivery take?", "https://example.com", "how long does delivery take"],
];

const searches: [string, string][] = [
  ["What did we say about the budget?", "budget"],
  ["what did I tell you about Ada Lovelace", "Ada Lovelace"],
  ["Did we talk about Vienna?", "Vienna"],
  ["have we ever discussed pricing", "pricing"],
  ["search my conversations for invoices", "invoices"],
  ["Search for the Q3 report", "Q3 report"],
  ["find the offer for Meyer", "offer for Meyer"],
  ["look up the wifi password", "wifi password"],
  ["find messages about hiring", "hiring"],
  ["show me conversations about onboarding", "onboarding"],
  ["search 'launch date' in my chats", "launch date"],
  ["When did we last talk about the contract?", "contract"],
  ["Find what we said about renewals.", "renewals"],
  ["find out what was decided about the Meyer offer", "Meyer offer"],
];

const webSearches: [string, string][] = [
  ["Search the web for opening hours of the Albertina", "opening hours of the Albertina"],
  ["please search the internet for Ada Lovelace", "Ada Lovelace"],
  ["Look up the weather in Graz online", "the weather in Graz"],
  ["find train strikes on the web", "train strikes"],
  ["web search for cedar policies", "cedar policies"],
  ["google heat pumps", "heat pumps"],
];

describe("the built-in assistant understands", () => {
  it.each([
    ["Calculate 1+1, and 2+2", "1+1", "2+2"],
    ["what is 3 * 4 and 10 / 2?", "3 * 4", "10 / 2"],
    ["17% of 200, 5 - 3", "17% of 200", "5 - 3"],
  ])("several calculations: %s", (message, ...expressions) => {
    expect(understood(message)).toEqual(expressions.map((expression) => calculate(expression)));
  });
  it.each(["max(1+1, 2+2)", "the sum of 1, 2 and 3", "the average of 3, 4 and 8"])(
    "one calculation: %s",
    (message) => expect(understood(message)).toHaveLength(1),
  );

  it.each([
    ["tell me what it says", undefined],
    ["What does it say about refunds?", "refunds"],
    ["summarise it please", undefined],
    ["what is it about?", undefined],
  ])("a page of the message before: %s", (message, question) => {
    const read = page("https://example.com/a", question);
    expect(understood(message, "Have a look: https://example.com/a")).toEqual([read]);
    expect(makePlan(message, { previousMessage: "Have a look: https://example.com/a" }).missed).toEqual([]);
    expect(understood(message, "Hello")).not.toContain(read);
  });

  it("a search that does not say for what, and asks", () => {
    const [action] = makePlan("Find what we said about…").actions;
    expect(action).toMatchObject({ type: "say", text: expect.stringContaining("Write what to look for") });
  });

  it.each(arithmetic)("arithmetic: %s", (message, expression) => {
    expect(understood(message)).toEqual([calculate(expression)]);
  });
  it.each(clock)("the calendar: %s", (message, input) => expect(understood(message)).toEqual([time(input)]));
  it.each(pages)("a page: %s", (message, url, question) =>
    expect(understood(message)).toEqual([page(url, question)]),
  );
  it.each(searches)("a search: %s", (message, query) => expect(understood(message)).toEqual([search(query)]));

  it.each(webSearches)("a search of the web: %s", (message, query) => {
    expect(makePlan(message).actions).toEqual([{ type: "tool", toolName: "web_search", input: { query } }]);
  });

  it.each([
    ["Hello!", "Hello."],
    ["hi there", "Hello."],
    ["Good morning", "Hello."],
    ["thanks a lot", "You're welcome."],
    ["bye", "Goodbye."],
    ["how are you?", "I follow rules"],
    ["Who are you?", "I'm the built-in assistant."],
    ["are you ChatGPT?", "I'm the built-in assistant."],
    ["Are you a real person", "I'm the built-in assistant."],
    ["which model are you using", "I'm the built-in assistant."],
    ["help", "I'm the built-in assistant."],
    ["What can you do?", "I'm the built-in assistant."],
    ["what are you able to do", "I'm the built-in assistant."],
    ["?", "I'm the built-in assistant."],
  ])("small talk: %s", (message, begin) => {
    expect(understood(message)).toHaveLength(1);
    expect(understood(message)[0]).toContain(`says ${begin}`);
  });
});

describe("an address that is not one of the web", () => {
  it.each(["ftp://files.example.com/a.txt", "file:///etc/passwd"])("is refused by its name: %s", (url) => {
    expect(makePlan(`read ${url}`).actions).toEqual([
      { type: "say", text: expect.stringContaining(`I cannot read \`${url}\`.`) },
    ]);
  });
});

describe("several requests in one message", () => {
  it.each([
    ["What is 17% of 2,340 and what day is it?", [calculate("17% of 2,340"), time()]],
    ["what time is it? and what's 2+2?", [time(), calculate("2+2")]],
    ["Hello, what is 12 * 12?", [calculate("12 * 12")]],
    ["Hi! How many days until Christmas?", [time({ until: "christmas" })]],
    ["Read https://example.com, then tell me what day it is.", [page("https://example.com"), time()]],
    ["What is 3 plus 4, and what did we say about the budget?", [calculate("3 plus 4"), search("budget")]],
    ["12*12\n3*3\nthanks", [calculate("12*12"), calculate("3*3")]],
  ])("are all done: %s", (message, expected) => expect(understood(message)).toEqual(expected));

  it("leave out what was not understood, and say so", () => {
    const plan = makePlan("What is 2 + 2? Who is the president of France?");
    expect(plan.actions).toHaveLength(1);
    expect(plan.missed).toEqual(["Who is the president of France"]);
  });
});

describe("the built-in assistant does not pretend to understand", () => {
  it.each([
    "Who is the president of France?",
    "Write a poem about autumn",
    "Analyse our strategy for next year",
    "Translate this into German",
    "when is the meeting",
    "call 555-123-4567",
    "we meet 24/7",
    "2026-11-21",
    "asdf qwer",
    "Was ist die Hauptstadt von Frankreich?",
    "what does love mean",
    "a@example.com",
    "",
  ])("%s", (message) => expect(understood(message)).toEqual([]));

  it("asks when two readings are nearly as likely", () => {
    expect(understood("look up 12 * 12")).toEqual(["asks: search_conversations or calculate"]);
  });
});

describe("understanding stays quick", () => {
  it.each([
    "what is ",
    "1+",
    "how many days until ",
    "find ",
    "and ",
    "x.com ",
    "'\"",
    "in my chats ",
    "did we ",
    "send a mail to a@b.cc, ",
    "remind me to ",
    "remind me tomorrow at 9 to ",
    "send a mail to a@b.cc with the subject x and ",
  ])("on 32,000 characters of %j", (unit) => {
    expectLinearTime((size) => makePlan(unit.repeat(size / unit.length)), 32_000);
  });
});
