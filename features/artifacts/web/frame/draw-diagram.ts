import mermaidAddress from "@mermaid-js/tiny/dist/mermaid.tiny.js?url";
import { ApiError } from "#platform/web/api/api-error.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import { openFrame } from "./open-frame.ts";
import { allOutside, isOutside, requirePicture } from "./require-picture.ts";

const longestMs = 20_000;

let library: Promise<string> | undefined;

/**
 * The SVG of a Mermaid source. It is drawn in a frame without any right, so that a fault of the library reaches nothing.
 * Rejects with what is wrong in the source, or as calls do where its library was not reached.
 */
export async function drawDiagram(source: string, signal?: AbortSignal): Promise<string> {
  library ??= readLibrary().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  const page = pageOf(await library, source);
  signal?.throwIfAborted();
  const frame = document.createElement("iframe");
  // Seen by nobody, and as wide as a page: the drawing is measured there.
  frame.className = "pointer-events-none fixed top-0 -left-[9999px] h-[900px] w-[1200px] opacity-0";
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.title = "";
  document.body.append(frame);
  let stop = () => {};
  try {
    const svg = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("It took too long.")), longestMs);
      signal?.addEventListener("abort", () => reject(signal.reason));
      stop = openFrame(frame, page, (message) => {
        if (message.type === "drawn") resolve(message.svg);
        else if (message.type === "refused") reject(new Error(message.why));
        else return;
        clearTimeout(timer);
      });
    });
    return requirePicture(svg);
  } finally {
    stop();
    frame.remove();
  }
}

async function readLibrary(): Promise<string> {
  const reply = await watchedFetch(mermaidAddress);
  if (!reply.ok) throw new ApiError(reply.status, undefined);
  return reply.text();
}

/** No text ends a script early. */
function pageOf(code: string, source: string): string {
  const safe = code.replace(/<(?=\/script|!--)/gi, "\\x3C");
  const given = JSON.stringify(source).replaceAll("<", "\\u003c");
  return `<!doctype html><meta charset="utf-8"><body><script>${safe}</script><script>
mermaid.initialize({ startOnLoad: false, securityLevel: "strict", htmlLabels: false, flowchart: { htmlLabels: false },
  theme: "neutral", fontFamily: "system-ui, sans-serif" });
const only = (root) => {
  const [, , width, height] = root.getAttribute("viewBox").split(/[\\s,]+/).map(Number);
  for (const element of root.querySelectorAll("script, foreignObject, image, use")) element.remove();
  for (const element of root.querySelectorAll("*"))
    for (const { name, value } of [...element.attributes])
      if (${isOutside}.test(value) || (/(^|:)href$/.test(name) && !value.startsWith("#"))) element.removeAttribute(name);
  for (const style of root.querySelectorAll("style"))
    style.textContent = style.textContent.replace(/@import[^;]*;?/gi, "").replace(${allOutside}, "none");
  root.setAttribute("width", Math.ceil(width));
  root.setAttribute("height", Math.ceil(height));
  root.removeAttribute("style");
  return new XMLSerializer().serializeToString(root);
};
mermaid.render("drawing", ${given}).then(
  ({ svg }) => {
    document.body.innerHTML = svg;
    parent.postMessage({ drawn: only(document.querySelector("svg")) }, "*");
  },
  (error) => parent.postMessage({ refused: String(error?.message ?? error).slice(0, 500) }, "*"));
</script>`;
}
