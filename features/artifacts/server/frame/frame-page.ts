import { createHash } from "node:crypto";
import { framedPath } from "../../contract/index.ts";

/**
 * Passes a text to the frame once, and what the frame says of a drawing back. Each load after that is asked whether it is
 * still the same page, by a port that the text cannot reach: writing it is a load as well. A frame that has left is
 * removed; where it went, its policy had refused.
 */
const script = `
const frame = document.querySelector("iframe");
const { port1: port, port2: theirs } = new MessageChannel();
let text, isLoaded = false, isGiven = false, timer;
const leave = () => { frame.remove(); parent.postMessage({ left: true }, "*"); };
port.onmessage = () => clearTimeout(timer);
const give = () => {
  if (isGiven || !isLoaded || text === undefined) return;
  isGiven = true;
  frame.contentWindow.postMessage({ html: text }, "*", [theirs]);
};
frame.addEventListener("load", () => {
  isLoaded = true;
  if (!isGiven) return give();
  clearTimeout(timer);
  timer = setTimeout(leave, 1000);
  port.postMessage("still there?");
});
addEventListener("message", ({ source, data }) => {
  if (source === parent && typeof data?.html === "string" && text === undefined) {
    text = data.html;
    give();
  } else if (source === frame.contentWindow && typeof data?.drawn === "string") {
    parent.postMessage({ drawn: data.drawn }, "*");
  } else if (source === frame.contentWindow && typeof data?.refused === "string") {
    parent.postMessage({ refused: data.refused }, "*");
  }
});
frame.src = ${JSON.stringify(framedPath)};
parent.postMessage({ ready: true }, "*");
`;
const style =
  "html,body{height:100%;margin:0;background:#fff}iframe{width:100%;height:100%;border:0;display:block}";

/** Without `allow-same-origin` the frame is of no origin; without the rest it opens, submits and downloads nothing. */
export const framePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Artifact</title>
<style>${style}</style>
<iframe title="Artifact" sandbox="allow-scripts" referrerpolicy="no-referrer" allow=""></iframe>
<script>${script}</script>
</html>
`;

/** The sources that `script-src` and `style-src` of this page may name. */
export const framePageHashes = { script: hashOf(script), style: hashOf(style) };

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
