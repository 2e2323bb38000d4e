import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { noteFigures } from "./figures/figure.ts";
import { type Member, makeCrowd } from "./presence/crowd.ts";
import { openPresenceInstallation } from "./presence/open-presence-installation.ts";

// 500 people in 100 conversations, over HTTP, with one stream each. Each begins or stops to type every ten seconds and says
// every 25 that they are there. Measured: from the request that says so to the line on the stream of another person, and
// the statements of the server. Baseline, in the same run: rows that everybody asks for every two seconds.
// `npm run bench -- presence --people 20 --conversations 4 --seconds 5` is a quick run.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "presence"),
  options: {
    people: { type: "string", default: "500" },
    conversations: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
  },
});
const [people, conversations, seconds] = [values.people, values.conversations, values.seconds].map(
  Number,
) as [number, number, number];
const [changeMs, heartbeatMs, pollMs] = [10_000, 25_000, 2_000];

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-presence-"));
const installation = await openPresenceInstallation(dataDir);
try {
  const members = await makeCrowd(installation, people, conversations);
  const streamed = await measureStream(members);
  const polled = await measurePolling(members);
  for (const [name, { p95, perMinute }] of Object.entries({ stream: streamed, polling: polled })) {
    console.log(
      `${name.padEnd(10)}${p95.toFixed(0).padStart(7)} ms p95 ${Math.round(perMinute).toLocaleString("en").padStart(9)} statements/min`,
    );
  }
  const of = `${people} people in ${conversations} conversations`;
  noteFigures(
    {
      name: `Presence of ${of}: from typing to the screens of others, p95`,
      ...{ values: [streamed.p95], unit: "ms", aim: { atMost: 500 } },
      baseline: { name: "polling every 2 s", ratio: streamed.p95 / polled.p95 },
    },
    {
      name: `Statements a minute for presence of ${of}`,
      ...{ values: [streamed.perMinute], unit: "", aim: { atMost: 1_000 } },
      baseline: { name: "polling every 2 s", ratio: streamed.perMinute / polled.perMinute },
    },
  );
} finally {
  await installation.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function measureStream(members: readonly Member[]) {
  const stop = new AbortController();
  const times: number[] = [];
  const byId = new Map(members.map((member) => [member.userId, member]));
  const say = (member: Member, state: string) =>
    fetch(`${installation.url}/api/v1/presence/conversation/${member.conversationId}`, {
      ...{ method: "POST", headers: member.headers, body: JSON.stringify({ tabId: member.tabId, state }) },
    }).then((reply) => reply.text());
  const shown = (reader: Member, list: { people: { id: string; isWriting: boolean }[] }) => {
    for (const { id, isWriting } of list.people) {
      const member = byId.get(id);
      if (!member || member === reader || member.changedAtMs === 0 || member.isWriting !== isWriting)
        continue;
      if (seen.get(`${reader.userId} ${id}`) === member.changedAtMs) continue;
      seen.set(`${reader.userId} ${id}`, member.changedAtMs);
      times.push(performance.now() - member.changedAtMs);
    }
  };
  const seen = new Map<string, number>();
  for (const member of members) void follow(member, stop.signal, (list) => shown(member, list));
  for (const member of members) await say(member, "here");
  const before = installation.statements();
  const ends = members.map((member) =>
    repeatedly(changeMs, () => {
      member.isWriting = !member.isWriting;
      member.changedAtMs = performance.now();
      return say(member, member.isWriting ? "writing" : "here");
    }),
  );
  // Whoever types goes on saying so.
  ends.push(
    ...members.map((member) => repeatedly(3_000, async () => member.isWriting && say(member, "writing"))),
  );
  ends.push(
    ...members.map((member) => repeatedly(heartbeatMs, async () => member.isWriting || say(member, "here"))),
  );
  const result = await measured(times, before);
  for (const end of ends) end();
  stop.abort();
  return result;
}

async function measurePolling(members: readonly Member[]) {
  const times: number[] = [];
  const seen = new Map<string, number>();
  const call = (member: Member, init: RequestInit = {}) =>
    fetch(`${installation.url}/api/v1/bench-presence/${member.conversationId}`, {
      headers: member.headers,
      ...init,
    });
  const before = installation.statements();
  const ends = members.flatMap((member) => [
    repeatedly(changeMs, () =>
      call(member, { method: "POST", body: JSON.stringify({ state: "x", at: performance.now() }) }),
    ),
    repeatedly(pollMs, async () => {
      const { items } = (await (await call(member)).json()) as { items: { id: string; at: number }[] };
      for (const { id, at } of items) {
        if (id === member.userId || seen.get(`${member.userId} ${id}`) === at) continue;
        seen.set(`${member.userId} ${id}`, at);
        times.push(performance.now() - at);
      }
    }),
  ]);
  const result = await measured(times, before);
  for (const end of ends) end();
  return result;
}

async function measured(times: readonly number[], before: number) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const perMinute = ((installation.statements() - before) * 60) / seconds;
  const sorted = [...times].sort((a, b) => a - b);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, perMinute };
}

/** Starts at a random moment of the first interval. */
function repeatedly(everyMs: number, act: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const perform = () => void act().catch(() => undefined);
  const first = setTimeout(() => {
    perform();
    timer = setInterval(perform, everyMs);
  }, Math.random() * everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

async function follow(
  { headers }: Member,
  signal: AbortSignal,
  onList: (list: { people: { id: string; isWriting: boolean }[] }) => void,
) {
  try {
    const response = await fetch(`${installation.url}/api/v1/realtime`, { headers, signal });
    let rest = "";
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const event = data ? JSON.parse(data) : undefined;
        if (event?.name === "presence.changed") onList(event.data);
      }
    }
  } catch {
    // It was stopped.
  }
}
