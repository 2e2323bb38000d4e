import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { documentPage } from "../document-page.ts";
import { html } from "../html.ts";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import { testBar } from "../test-bar.ts";
import { type AdminPlace, addressOf } from "./admin-page.ts";
import { customersPage } from "./customers-page.ts";
import { eventsPage } from "./events-page.ts";
import { invoicesPage } from "./invoices-page.ts";
import { overviewPage } from "./overview-page.ts";
import { readAct } from "./read-act.ts";
import { subscriptionsPage } from "./subscriptions-page.ts";

const Params = z.object({
  token: z.string().min(1).max(200),
  view: z.enum(["customers", "subscriptions", "invoices", "events"]).optional(),
});
const Query = z.object({ after: z.string().max(200).optional(), done: z.string().max(20).optional() });

const sentences = new Map([
  ["clock", "Time has passed, and everything due has happened."],
  ["fault", "That goes wrong from now on."],
  ["event", "Done."],
  ["money", "Done. An event informs the product."],
  ["reset", "Everything was reset."],
]);

const gone = new Set(["not_found", "session_expired"]);

/** Admin pages. The link grants access. */
export function adminRoutes(server: FastifyInstance, sandbox: SandboxOfPages): void {
  server.get("/sandbox/admin", (_request, reply) => send(reply, withoutLink()));

  for (const path of ["/sandbox/a/:token", "/sandbox/a/:token/:view"]) {
    server.get(path, async (request, reply) => {
      const { token, view } = Params.parse(request.params);
      const { after, done } = Query.parse(request.query);
      const sentence = sentences.get(done ?? "");
      const said = sentence === undefined ? undefined : { tone: "good" as const, sentence };
      return send(reply, await show({ token, view, after, said }));
    });

    server.post(path, async (request, reply) => {
      const { token, view } = Params.parse(request.params);
      const { act, done } = readAct(request.body);
      try {
        await sandbox.admin.act(token, act);
      } catch (error) {
        if (!(error instanceof SandboxError) || gone.has(error.code)) throw error;
        const said = { tone: "bad" as const, sentence: error.message };
        return send(reply.status(422), await show({ token, view, said }));
      }
      return reply.redirect(`${addressOf(placeOf(token), view ?? "")}?done=${done}`, 303);
    });
  }

  interface Shown {
    token: string;
    view: z.infer<typeof Params>["view"];
    after?: string | undefined;
    said?: AdminPlace["said"];
  }

  async function show({ token, view, after, said }: Shown): Promise<string> {
    const place = { ...placeOf(token), said };
    const { admin } = sandbox;
    switch (view) {
      case "customers":
        return customersPage(place, await admin.customers(token, after));
      case "subscriptions":
        return subscriptionsPage(place, await admin.subscriptions(token, after));
      case "invoices":
        return invoicesPage(place, await admin.invoices(token, after));
      case "events":
        return eventsPage(place, await admin.events(token, after));
      case undefined:
        return overviewPage(place, await admin.overview(token));
    }
  }
}

function placeOf(token: string): AdminPlace {
  return { path: `/sandbox/a/${encodeURIComponent(token)}` };
}

function send(reply: FastifyReply, page: string) {
  return reply.type("text/html; charset=utf-8").send(page);
}

function withoutLink(): string {
  return documentPage({
    title: "Payment sandbox",
    bodyClass: "whole",
    body: html`<header>${testBar}</header>
<main class="column">
  <h1>Payment sandbox</h1>
  <p class="lead">Customers, invoices and events of the sandbox open with a link that administrators of this installation get from the product. It works for some hours.</p>
  <p><a class="button" href="/settings">Back to the settings</a></p>
</main>`,
  });
}
