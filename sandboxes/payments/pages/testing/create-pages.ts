import helmet from "@fastify/helmet";
import Fastify from "fastify";
import { securityHeaders } from "#platform/server/http/security-headers.ts";
import { paymentSandboxPages } from "../payment-sandbox-pages.ts";
import { memorySandbox } from "./memory-sandbox.ts";

/** A server with the pages as the product mounts them, on an in-memory sandbox; not listening yet. */
export async function createPages(publicUrl = "http://adjutant.example") {
  const memory = memorySandbox();
  const server = Fastify();
  await server.register(helmet, securityHeaders);
  await server.register(paymentSandboxPages(memory.sandbox, { publicUrl }));
  return { server, ...memory };
}
