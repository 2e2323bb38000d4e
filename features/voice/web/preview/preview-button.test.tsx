import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { findVoice, type VoiceId } from "../../contract/voices.ts";
import { PreviewButton } from "./preview-button.tsx";
import type { Preview } from "./use-preview.ts";

function buttonOf(voiceId: VoiceId, preview: Preview): string {
  const voice = findVoice(voiceId);
  if (!voice) throw new Error("There is no such voice.");
  return renderToStaticMarkup(
    <PreviewButton voice={voice} preview={preview} onStart={() => {}} onStop={() => {}} />,
  );
}

it("plays the sample of its voice while nothing sounds", () => {
  const html = buttonOf("jarvis", { state: "silent" });
  expect(html).toContain('aria-label="Preview Jarvis"');
  expect(html).not.toContain('disabled=""');
});

it.each(["fetching", "playing"] as const)("stops its own sample while that is %s", (state) => {
  const html = buttonOf("jarvis", { state, voiceId: "jarvis" });
  expect(html).toContain('aria-label="Stop Jarvis"');
  expect(html).not.toContain('disabled=""');
});

it.each(["fetching", "playing"] as const)("is out of use while the sample of another is %s", (state) => {
  const html = buttonOf("jarvis", { state, voiceId: "joe_rogan" });
  expect(html).toContain('aria-label="Preview Jarvis"');
  expect(html).toContain('disabled=""');
});
