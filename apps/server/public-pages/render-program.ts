import type { RenderAnswer, RenderRequest } from "./render-apart.ts";

/** The child process of the renderer. Loads the build and replies to each request with HTML. */
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
