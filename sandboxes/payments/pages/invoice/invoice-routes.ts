import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { readCard } from "../read-card.ts";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import { type InvoicePlace, invoiceChallengePage, invoicePage } from "./invoice-page.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const Params = z.object({ token: z.string().min(1).max(300) });
const Form = z.record(z.string(), z.string().max(500));
const gone = new Set(["not_found", "session_expired"]);

/** Invoice pages. The address grants access. */
export function invoiceRoutes(server: FastifyInstance, sandbox: SandboxOfPages): void {
  server.get("/sandbox/i/:token", async (request, reply) =>
    send(reply, invoicePage(await readPlace(Params.parse(request.params).token))),
  );

  server.get("/sandbox/i/:token/pdf", async (request, reply) => {
    const { invoice } = await readPlace(Params.parse(request.params).token);
    const name = invoice.number.replace(/[^\w-]/g, "");
    reply.header("content-disposition", `attachment; filename="invoice-${name}.pdf"`);
    return reply.type("application/pdf").send(invoicePdf(invoice));
  });

  server.post("/sandbox/i/:token", async (request, reply) => {
    const { token } = Params.parse(request.params);
    const form = Form.parse(request.body);
    const read = readCard(form);
    if ("errors" in read) {
      return send(reply.status(422), invoicePage(await readPlace(token), { fields: read.errors }));
    }
    const { challengeResult: answer } = form;
    try {
      const isAnswered = answer === "passed" || answer === "failed";
      await sandbox.invoices.pay(token, read.card, isAnswered ? answer : undefined);
    } catch (error) {
      if (!(error instanceof SandboxError) || gone.has(error.code)) throw error;
      const place = await readPlace(token);
      if (error.code === "challenge_required") return send(reply, invoiceChallengePage(place, form));
      return send(reply.status(422), invoicePage(place, { message: error.message }));
    }
    return reply.redirect(pathOf(token), 303);
  });

  async function readPlace(token: string): Promise<InvoicePlace> {
    return { path: pathOf(token), invoice: await sandbox.invoices.read(token) };
  }
}

function pathOf(token: string): string {
  return `/sandbox/i/${encodeURIComponent(token)}`;
}

function send(reply: FastifyReply, page: string) {
  return reply.type("text/html; charset=utf-8").send(page);
}
