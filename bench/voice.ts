import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { requireChromium } from "../bin/require-chromium.ts";
import { startTranscriptionServer } from "../mocks/transcription-server/start-transcription-server.ts";
import { noteFigures } from "./figures/figure.ts";
import { percentile } from "./stream/closed-loop.ts";
import { connectModel, startProgram } from "./stream/product.ts";
import { speakSentence } from "./voice/speak-sentence.ts";
import { type Stage, stageMicrophone } from "./voice/staged-microphone.ts";

// Measures the latency of a spoken conversation in a real browser with a real microphone stream: from the end of an
// utterance to the first sound of the answer, and from the first sound of an interruption to silence. Model and
// transcription are scripted and reply without delay, so they are not measured.
const rounds = Number(process.argv[3] ?? 20);
const limits = { answerMs: 1_200, sentenceMs: 300, silenceMs: 200 };
const answer = Array.from(
  { length: 8 },
  (_, index) => `This is sentence number ${index + 1} of what the assistant has to say about it.`,
).join(" ");

declare const stage: Stage;

const dataDir = mkdtempSync(join(tmpdir(), "adjutant-bench-voice-"));
const executablePath = await requireChromium();
const transcription = await startTranscriptionServer();
transcription.says = () => answer;
const model = await startProgram(["mocks/model-server/main.ts"], {});
const product = await startProgram(["bin/start.ts"], {
  ...{ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error", SPEECH: "espeak-ng" },
  ...{ TRANSCRIPTION: "openai_compatible", TRANSCRIPTION_URL: transcription.url },
  ...{ TRANSCRIPTION_API_KEY: transcription.apiKey, TRANSCRIPTION_MODEL: transcription.model },
});
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
});
try {
  connectModel(dataDir, model.url.endsWith("/v1") ? model.url : `${model.url}/v1`);
  const page = await openConversation();
  const [question, interruption] = ["What did we sell in May?", "Wait a moment please."].map(speakSentence);
  if (!question || !interruption) throw new Error("There is nothing to say.");

  const answered: number[] = [];
  const spoken: number[] = [];
  const silenced: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.evaluate(() => stage.forget());
    const asked = await page.evaluate((sound) => stage.say(sound), question);
    const soundedAt = await noted(page, "soundedAt");
    const sentenceAt = await noted(page, "sentenceAt");
    // In the middle of a sentence.
    await page.waitForTimeout(700);
    await page.evaluate(() => stage.forget());
    const said = await page.evaluate((sound) => stage.say(sound), interruption);
    const silencedAt = await noted(page, "silencedAt");
    // The interruption is a question too. The round ends when its answer is stopped.
    await noted(page, "soundedAt");
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1_500);
    // The first round warms up.
    if (round === 0) continue;
    answered.push(soundedAt - asked.endsAt);
    spoken.push(soundedAt - sentenceAt);
    silenced.push(silencedAt - said.beginsAt);
  }
  report("End of an utterance to the first sound of the answer", answered, limits.answerMs);
  report("First complete sentence to the first sound", spoken, limits.sentenceMs);
  report("First sound of an interruption to silence", silenced, limits.silenceMs);
} finally {
  await browser.close();
  await product.stop();
  await model.stop();
  await transcription[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function openConversation(): Promise<Page> {
  const page = await browser.newPage({ baseURL: product.url });
  await page.addInitScript(stageMicrophone);
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  const password = randomUUID();
  await form.getByLabel("Email", { exact: true }).fill(`bench-${randomUUID()}@example.com`);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(/dashboard/);
  await page.goto("/conversation");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Listening", { exact: true }).first().waitFor();
  return page;
}

async function noted(page: Page, moment: "sentenceAt" | "soundedAt" | "silencedAt"): Promise<number> {
  const handle = await page.waitForFunction((name) => stage[name], moment, { polling: 10, timeout: 30_000 });
  return (await handle.jsonValue()) ?? Number.NaN;
}

function report(what: string, values: number[], limitMs: number): void {
  const [p50, p95] = [percentile(values, 0.5), percentile(values, 0.95)];
  const isMet = p95 <= limitMs;
  const aim = `at most ${limitMs} ms${isMet ? "" : ": MISSED"}`;
  noteFigures({
    name: `By voice, ${what[0]?.toLowerCase()}${what.slice(1)}, p50 / p95`,
    values: [p50, p95],
    unit: "ms",
    aim: { atMost: limitMs, of: 1 },
  });
  console.log(`${what.padEnd(54)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms   ${aim}`);
  if (!isMet) process.exitCode = 1;
}
