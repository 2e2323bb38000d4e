import type { Endpoint } from "../endpoint.ts";

export const healthEndpoint: Endpoint = {
  method: "GET",
  path: "/health",
  isOpen: true,
  answer: async () => ({
    json: {
      version: "adjutant",
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    },
  }),
};
