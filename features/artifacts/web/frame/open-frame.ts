import { framePath } from "../../contract/index.ts";

/** What the page around the frame says. Anything else is ignored. */
export type FrameMessage =
  | { type: "ready" }
  | { type: "left" }
  | { type: "drawn"; svg: string }
  | { type: "refused"; why: string };

/**
 * Gives a text to a frame that shows it without any right, and listens to the page around that. Returns how to stop.
 * `frame` is in the document and has no address yet.
 */
export function openFrame(
  frame: HTMLIFrameElement,
  html: string,
  hear: (message: FrameMessage) => void = () => {},
): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    const message = readMessage(data);
    if (message?.type === "ready") frame.contentWindow?.postMessage({ html }, location.origin);
    if (message) hear(message);
  };
  addEventListener("message", listen);
  frame.src = framePath;
  return () => removeEventListener("message", listen);
}

function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if ("ready" in data) return { type: "ready" };
  if ("left" in data) return { type: "left" };
  if ("drawn" in data && typeof data.drawn === "string") return { type: "drawn", svg: data.drawn };
  if ("refused" in data && typeof data.refused === "string") return { type: "refused", why: data.refused };
  return undefined;
}
