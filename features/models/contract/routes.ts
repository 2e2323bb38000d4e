import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Model } from "./model.ts";

export const listModelsRoute = route({
  method: "GET",
  path: "/api/v1/models",
  id: "listModels",
  tag: "models",
  summary: "The models that can be chosen, the default first",
  access: "user",
  reply: z.object({ items: z.array(Model) }),
});
