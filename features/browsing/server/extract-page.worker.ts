import { parentPort } from "node:worker_threads";
import { Defuddle } from "defuddle/node";
import { parseHTML } from "linkedom";

parentPort?.on("message", async ({ html, url }: { html: string; url: string }) => {
  const { document } = parseHTML(html);
  const found = await Defuddle(document, url, { markdown: true, useAsync: false, removeImages: true });
  const { title, site, author, published, content } = found;
  parentPort?.postMessage({ url, title, site, author, published, markdown: content });
});
parentPort?.postMessage("ready");
