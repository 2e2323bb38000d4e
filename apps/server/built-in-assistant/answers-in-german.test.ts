import { afterAll, beforeAll, expect, it } from "vitest";
import { presentResults } from "#features/browsing/server/search/web-search.tool.ts";
import { composeAnswer } from "#features/models/server/builtin/compose-answer.ts";
import { createOffice, type Office } from "#features/models/server/builtin/testing/office.ts";
import { taskLine } from "#features/tasks/server/tools/task-line.ts";
import { newId } from "#platform/server/ids.ts";

/** Words of English sentences, which no German answer has outside of names and what somebody wrote. */
const foreign =
  /Das Werkzeug meldet|\b(?:the|this|that|is|are|were|not|could|did|does|has|have|of|from|with|for|you|your|they|there|nothing|which|others?|it|to|and|or|at|today|tomorrow|yesterday|ago|now|days?|weeks?|hours?|months?|working|calendar|open|due|state|priority|member|guest|owner|found|pages?|task|memory|remembered|reminder|more|only|some|words)\b/i;
/** What somebody in the office wrote in English, and the addresses of pages. */
const own =
  /Note on the Meyer[^\n]*|About the office[^\n]*|For later\.?|\(\/[\w/-]+\)|\S+@\S+|onboarding-checklist|travel-costs \d+/g;

let office: Office;
beforeAll(async () => {
  office = await createOffice();
}, 120_000);
afterAll(() => office[Symbol.asyncDispose]());

async function ask(text: string, options: Asked = {}, client = office.ann): Promise<string> {
  const where = { conversationId: newId(), isNewConversation: true, ...options };
  const { parts } = await client.ask(text, { modelId: "builtin", timeZone: "Europe/Vienna", ...where });
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

async function sendFile(): Promise<string> {
  const id = newId();
  const octets = { "content-type": "application/octet-stream" };
  await office.ann.request(
    "PUT",
    `/api/v1/files/${id}?name=a.txt`,
    Buffer.from("Von wem auch immer."),
    octets,
  );
  const isRead = async () =>
    (await office.ann.get<{ state: string }>(`/api/v1/files/${id}`)).state !== "reading";
  await expect.poll(isRead, { timeout: 20_000 }).toBe(true);
  return id;
}

interface Asked {
  conversationId?: string;
  isNewConversation?: boolean;
  fileIds?: string[];
}

it.each([
  ...[
    "Wie viel sind 19 % von 2.480?",
    "Was sind 72 Zoll in cm?",
    "Durchschnitt von 3, 4 und 5",
    "Rechne 1 / 0",
  ],
  ...["Wie spät ist es?", "Wie spät ist es in Tokio?", "Wie viele Tage sind es bis Weihnachten?"],
  ...["Welcher Tag war gestern?", "Was ist in 3 Wochen für ein Tag?", "Welche KW haben wir?"],
  ...["Wie spät ist es in 2 Stunden?", "Wie viele Arbeitstage sind es bis zum 24. Dezember?"],
  ...[
    "Erinnere mich morgen um 9 Uhr an den Anruf",
    "Aufgabe: Angebot senden am Montag",
    "Zeig meine Aufgaben",
  ],
  ...["Welche Dateien habe ich?", "Wo ist die Datei Budget?", "Wo ist die Datei mit dem Mietvertrag?"],
  ...["Wer ist Dora Dietz?", "Wer gehört zum Team Vertrieb?", "Wer ist hier Admin?", "Wer ist Zacharias?"],
  ...["Was haben wir über den Umzug nach Linz gesagt?", "Was haben wir über Zitronen gesagt?"],
  ...["Merk dir, dass ich vegetarisch esse", "Was weißt du über mich?", "Vergiss, dass ich in Wels wohne"],
  ...["Vergiss, dass ich vegetarisch esse", "Lösche meine Unterhaltungen", "Übersetze das ins Englische"],
])("answers in German alone: %s", async (message) => {
  expect((await ask(message)).replace(own, "")).not.toMatch(foreign);
});

it("answers a guest in German alone", async () => {
  const where = { conversationId: await office.openToGuest(), isNewConversation: false };
  expect((await ask("Wer ist Dora Dietz?", where, office.guest)).replace(own, "")).not.toMatch(foreign);
});

const task: Parameters<typeof taskLine>[0] = {
  ...{ id: newId(), requester_id: "a", assignee_id: "b", title: "Miete", body: "", state: "in_progress" },
  ...{ priority: "urgent", due_at: new Date("2026-11-30T08:00:00Z") },
};
it("tells in German the task of a colleague that cannot wait", () => {
  const text = taskLine(task, new Map([["a", "Anna"]]), "Europe/Vienna");
  const answer = composeAnswer([{ toolName: "list_tasks", input: {}, text, isError: false }], [], "de");
  expect(answer).toContain("in Arbeit, Vorrang dringend, fällig Montag, 30. November 2026, 09:00 Uhr");
  expect(answer).toContain("gestellt von Anna, zu erledigen von jemandem, der nicht mehr hier ist");
});

it("tells in German what became of a wish to remember where others read, or a file was given", async () => {
  const conversationId = await office.openToGuest();
  expect(await ask("Merk dir, dass ich Tee trinke", { conversationId, isNewConversation: false })).toContain(
    "Das habe ich an Ihr Gedächtnis weitergegeben: **Ich trinke Tee**",
  );
  const withFile = await ask("Merk dir, dass ich Kaffee trinke", { fileIds: [await sendFile()] });
  expect(withFile).toContain("Das würde ich mir merken: **Ich trinke Kaffee**");
  expect(withFile).toContain("weil in dieser Unterhaltung Text von außen steht");
});

it("tells in German that something was switched off, and what is kept", async () => {
  await ask("Merk dir, dass ich Wasser trinke");
  const { items } = await office.ann.get<{ items: { id: string; text: string; version: number }[] }>(
    "/api/v1/memories",
  );
  const kept = items.find(({ text }) => text === "Ich trinke Wasser");
  await office.ann.call("PATCH", `/api/v1/memories/${kept?.id}`, { version: kept?.version, state: "off" });
  const again = await ask("Merk dir, dass ich Wasser trinke", { fileIds: [await sendFile()] });
  expect(again).toContain("Das sollte ich mir schon merken, und Sie haben es ausgeschaltet");
  expect(await ask("Was weißt du über mich?")).toContain("Ich trinke Wasser (ausgeschaltet)");
});

it.each([
  ["results", [{ title: "Albertina", url: "https://albertina.test/", snippet: "Museum in Wien" }]],
  ["no results", []],
])("tells %s of a search of the web in German", (_what, results) => {
  const { content } = presentResults({ id: "brave", label: "Brave" }, results);
  const answer = { toolName: "web_search", input: {}, text: content, isError: false };
  expect(composeAnswer([answer], [], "de")).not.toMatch(foreign);
});
