import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import { cancelPage } from "./cancel-page.ts";
import { cardPage } from "./card-page.ts";
import { challengePage } from "./challenge-page.ts";
import { confirmPage } from "./confirm-page.ts";
import { overviewPage } from "./overview-page.ts";
import { performForm } from "./perform-form.ts";
import { planPage } from "./plan-page.ts";
import { type PortalPlace, portalPath } from "./portal-place.ts";

const Params = z.object({ token: z.string().min(1).max(500) });
const Query = z.object({ view: z.string().optional(), done: z.string().optional() });
const Form = z.record(z.string(), z.string().max(500));

const views = new Map([
  ["card", cardPage],
  ["cancel", cancelPage],
  ["plan", planPage],
]);

/** The customer portal: plain pages and forms. The link grants access. */
export function portalRoutes(server: FastifyInstance, sandbox: SandboxOfPages): void {
  server.get("/sandbox/p/:token", async (request, reply) => {
    const place = await readPlace(sandbox, Params.parse(request.params).token);
    const { view: chosen, done } = Query.parse(request.query);
    const { flow } = place.portal;
    const isBegun = chosen !== undefined || done !== undefined;
    if (flow?.kind === "confirm" && !isBegun) return send(reply, confirmPage(place, flow));
    const view = chosen ?? (isBegun ? "" : (flow?.kind ?? ""));
    return send(reply, views.get(view)?.(place) ?? overviewPage(place, { done }));
  });

  server.post("/sandbox/p/:token", async (request, reply) => {
    const { token } = Params.parse(request.params);
    const form = Form.parse(request.body);
    const outcome = await performForm(sandbox, token, form);
    if (outcome.state === "done") {
      const { afterFlowUrl } = await sandbox.portal.read(token);
      return reply.redirect(afterFlowUrl ?? `${portalPath(token)}?done=${outcome.done}`, 303);
    }
    const place = await readPlace(sandbox, token);
    if (place.portal.flow?.kind === "confirm" && outcome.state === "refused") {
      return send(reply.status(422), confirmPage(place, place.portal.flow, outcome));
    }
    if (outcome.state === "challenge") return send(reply, challengePage(place, form));
    return send(reply.status(422), views.get(outcome.view)?.(place, outcome) ?? overviewPage(place, outcome));
  });

  function send(reply: FastifyReply, page: string) {
    return reply.type("text/html; charset=utf-8").send(page);
  }
}

async function readPlace(sandbox: SandboxOfPages, token: string): Promise<PortalPlace> {
  return { path: portalPath(token), portal: await sandbox.portal.read(token) };
}
