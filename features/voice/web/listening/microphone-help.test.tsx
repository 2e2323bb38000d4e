import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { MicrophoneProblem } from "./listener.ts";
import { MicrophoneHelp, microphoneProblems } from "./microphone-help.tsx";

it.each<[MicrophoneProblem, string]>([
  ["denied", "next to the address bar"],
  ["missing", "Connect a microphone"],
  ["busy", "Another app is using it"],
  ["unsupported", "https://"],
  ["lost", "unplugged"],
  ["unreached", "Check the connection"],
])("says what to do about a microphone that is %s", (problem, advice) => {
  expect(renderToStaticMarkup(<MicrophoneHelp problem={problem} />)).toContain(advice);
  expect(microphoneProblems[problem]).not.toBe("");
});

it("offers another microphone only where another one may help", () => {
  const offers = (problem: MicrophoneProblem) =>
    renderToStaticMarkup(<MicrophoneHelp problem={problem} />).includes("System default");
  const problems: MicrophoneProblem[] = ["denied", "missing", "busy", "unsupported", "lost", "unreached"];
  expect(problems.filter(offers)).toEqual(["missing", "busy", "lost"]);
});
