import type { FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { SandboxError, type SandboxErrorCode } from "../contract/sandbox-error.ts";
import { documentPage } from "./document-page.ts";
import { html } from "./html.ts";
import { testBar } from "./test-bar.ts";

/** Renders refusals as JSON for scripts and as a page for people. Other errors go to the outer server. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    const { status, code, message } = refusal;
    reply.status(status);
    if (request.url.startsWith("/sandbox/api/")) return reply.send({ error: { code, message } });
    return reply.type("text/html; charset=utf-8").send(refusalPage(status, message));
  });
}

const statuses: Partial<Record<SandboxErrorCode, number>> = {
  not_found: 404,
  session_expired: 410,
  session_complete: 409,
  no_subscription: 409,
  not_payable: 409,
};

function readRefusal(error: unknown) {
  if (error instanceof SandboxError) {
    return { status: statuses[error.code] ?? 422, code: error.code, message: error.message };
  }
  if (error instanceof ZodError) {
    return { status: 400, code: "invalid_request", message: "This request is not valid." };
  }
  return undefined;
}

function refusalPage(status: number, message: string): string {
  const isGone = status === 404 || status === 410;
  return documentPage({
    title: "Payment sandbox",
    bodyClass: "whole",
    body: html`<header>${testBar}</header>
<main class="column">
  <h1>${isGone ? "This link no longer works" : "Something went wrong"}</h1>
  <p class="lead">${isGone ? "Links to this page expire quickly. Open it again from the product’s settings." : message}</p>
  <p><a class="button" href="/settings">Back to the settings</a></p>
</main>`,
  });
}
