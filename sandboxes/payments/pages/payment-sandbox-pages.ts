import type { FastifyInstance } from "fastify";
import { adminRoutes } from "./admin/admin-routes.ts";
import { answerErrors } from "./answer-errors.ts";
import { checkoutRoutes } from "./checkout/checkout-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { invoiceRoutes } from "./invoice/invoice-routes.ts";
import { setPageHeaders } from "./page-headers.ts";
import { portalRoutes } from "./portal/portal-routes.ts";
import type { SandboxOfPages } from "./sandbox-of-pages.ts";

const formType = "application/x-www-form-urlencoded";
const bodyLimitBytes = 16_384;

/** Parses plain forms to an object of strings; the last value of a name wins. */
function readForms(server: FastifyInstance): void {
  if (server.hasContentTypeParser(formType)) server.removeContentTypeParser(formType);
  server.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: bodyLimitBytes },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
}

/**
 * A Fastify plugin with everything below `/sandbox/`: the drop-in script, the framed checkout and the
 * customer portal. `publicUrl` is the product's origin, the only one that may frame the checkout.
 */
export function paymentSandboxPages(sandbox: SandboxOfPages, { publicUrl }: { publicUrl: string }) {
  const publicOrigin = new URL(publicUrl).origin;
  return async (server: FastifyInstance): Promise<void> => {
    await server.register(async (scope) => {
      scope.addHook("onRequest", async (_request, reply) => setPageHeaders(reply));
      readForms(scope);
      answerErrors(scope);
      fileRoutes(scope);
      checkoutRoutes(scope, sandbox, publicOrigin);
      portalRoutes(scope, sandbox);
      invoiceRoutes(scope, sandbox);
      adminRoutes(scope, sandbox);
    });
  };
}
