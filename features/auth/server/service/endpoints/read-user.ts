import { presentUser } from "../../users/present-user.ts";
import type { Endpoint } from "../endpoint.ts";
import { requirePerson } from "../require-person.ts";

export const readUserEndpoint: Endpoint = {
  method: "GET",
  path: "/user",
  answer: async (ctx, { bearer }) => ({ json: presentUser((await requirePerson(ctx, bearer)).user) }),
};
