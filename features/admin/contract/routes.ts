import { z } from "zod";
import { route } from "#platform/contract/route.ts";

export const claimAdminRoute = route({
  method: "POST",
  path: "/api/v1/admin/claim",
  id: "claimAdmin",
  summary: "Make the caller the first admin, with the one-time token that the start printed",
  tag: "admin",
  access: "user",
  body: z.object({ token: z.string().min(1).max(200) }),
});
