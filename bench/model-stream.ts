import { type Way, waysToRead } from "./model-stream/ways.ts";
import { startProgram } from "./stream/product.ts";

// CPU time of this process for reading streamed answers of a scripted model server in another process.
const rounds = 7;
const loads = [
  {
    name: "50 answers at 100 tokens/s",
    answers: 50,
    tokens: 200,
    script: "[[script:tokens count=200 gap=10ms]]",
  },
  { name: "4 answers at full speed", answers: 4, tokens: 20_000, script: "[[script:tokens count=20000]]" },
  { name: "one token an answer", answers: 100, tokens: 1, script: "[[script:tokens count=1]]" },
];

const model = await startProgram(["mocks/model-server/main.ts"], {});
try {
  const ways = Object.entries(await waysToRead(model.url));
  for (const [, way] of ways) await Promise.all(Array.from({ length: 8 }, () => way(loads[0]?.script ?? "")));

  console.log(`µs a token, median of ${rounds} rounds        ${loads.map(({ name }) => name).join("   ")}`);
  const figures = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  for (const load of loads) {
    const used = new Map<string, number[]>(ways.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, way] of ways) used.get(name)?.push(await cpuPerToken(way, load));
    }
    for (const [name, values] of used) figures.get(name)?.push(median(values));
  }
  for (const [name, values] of figures) {
    const columns = values.map((value, index) =>
      value.toFixed(2).padStart((loads[index]?.name.length ?? 0) + (index === 0 ? 0 : 3)),
    );
    console.log(name.padEnd(38), columns.join(""));
  }
  const [bytes = [], bare = [], ours = []] = figures.values();
  const ratio = ours.map((value, index) => (value / (bare[index] ?? 1)).toFixed(2));
  const added = ours.map((value, index) => (value - (bytes[index] ?? 0)).toFixed(2));
  console.log(
    `our reader to the bare one: ${ratio.join(", ")}; more than the bytes alone: ${added.join(", ")} µs`,
  );
} finally {
  await model.stop();
}
process.exit(0);

async function cpuPerToken(way: Way, { answers, tokens, script }: (typeof loads)[number]): Promise<number> {
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: answers }, () => way(script)));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (answers * tokens);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
