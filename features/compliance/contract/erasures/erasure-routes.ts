import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Erasure, KeptOfPerson, PublicErasure, RequestErasure, WaitingErasure } from "./erasure.ts";

const tag = "compliance";
const params = z.object({ id: z.uuid() });

export const listErasuresRoute = route({
  tag,
  access: "admin",
  method: "GET",
  path: "/api/v1/compliance/erasures",
  id: "listErasures",
  summary: "List the erasures of people, newest first, and what is kept of everybody",
  query: z.object({ cursor: z.uuid().optional() }),
  reply: z.object({
    items: z.array(Erasure),
    nextCursor: z.uuid().nullable(),
    kept: z.array(KeptOfPerson),
  }),
});

export const listClosingRoute = route({
  tag,
  access: "admin",
  method: "GET",
  path: "/api/v1/compliance/erasures/closing",
  id: "listClosingAccounts",
  summary: "List the accounts that their person closed, the next due first",
  query: z.object({ cursor: z.uuid().optional() }),
  reply: z.object({ items: z.array(WaitingErasure), nextCursor: z.uuid().nullable() }),
});

export const requestErasureRoute = route({
  tag,
  access: "admin",
  method: "POST",
  path: "/api/v1/compliance/erasures",
  id: "requestErasure",
  summary:
    "Erase a person for good: the account, everything that it holds, and the keys of what the log sealed",
  body: RequestErasure,
  /** One for each account with the address. */
  reply: z.object({ ids: z.array(z.uuid()) }),
  status: 202,
});

export const readErasureRoute = route({
  tag,
  access: "public",
  method: "GET",
  path: "/api/v1/erasures/:id",
  id: "readErasure",
  summary: "Read how far an erasure has come, and its certificate",
  params,
  reply: PublicErasure,
});

export const downloadCertificateRoute = route({
  tag,
  access: "public",
  method: "GET",
  path: "/api/v1/erasures/:id/certificate",
  id: "downloadErasureCertificate",
  summary: "Download the signed certificate of an erasure",
  params,
});
