/** The document of the order book. A test may change a copy of it. */
export function orderDocument(): OrderDocument {
  return {
    openapi: "3.0.3",
    info: { title: "Orders", version: "1" },
    servers: [{ url: "/v1" }],
    paths: {
      "/orders": {
        get: {
          operationId: "listOrders",
          summary: "List orders",
          parameters: [
            { name: "state", in: "query", schema: { type: "string", enum: ["open", "sent"] } },
            { name: "X-Region", in: "header", schema: { type: "string" } },
          ],
        },
        post: {
          operationId: "createOrder",
          summary: "Create an order",
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/NewOrder" } } },
          },
        },
      },
      "/orders/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        get: {
          operationId: "getOrder",
          summary: "Get an order",
          description: "Gets one order by its number.",
        },
        delete: { operationId: "deleteOrder", summary: "Delete an order" },
      },
    },
    components: {
      schemas: {
        NewOrder: {
          type: "object",
          required: ["article", "count"],
          properties: {
            article: { type: "string" },
            count: { type: "integer", minimum: 0, exclusiveMinimum: true },
            note: { type: "string", nullable: true, example: "Leave it at the door" },
          },
        },
      },
    },
  };
}

export interface OrderDocument {
  openapi: string;
  info: object;
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown> };
}
