import type { RenderAnswer, RenderRequest } from "./render-apart.ts";

/** A program of its own that loads the build's renderer and answers each request with its HTML, as long as it is wanted. */
const { renderLanding, renderLegal, scripts } = await import(process.argv[2] ?? "");

const send = (answer: RenderAnswer) => process.send?.(answer);

process.on("message", (request: RenderRequest) => {
  const { id } = request;
  try {
    if (request.type === "scripts") send({ id, scripts });
    else
      send({
        id,
        html: request.type === "landing" ? renderLanding(request.page) : renderLegal(request.page),
      });
  } catch (error) {
    send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
