/** Types of the OpenAPI document; `npm run generate` writes this file. */
export interface paths {
  "/api/v1/config": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: {
            "application/json": {
              url: string;
              publishableKey: string;
              billingProvider: string;
              features: Record<string, boolean>;
            };
          };
        };
      };
    };
  };
  "/api/v1/me": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: {
        200: {
          headers: { [name: string]: unknown };
          content: {
            "application/json": {
              user: { id: string; email: string; name: string | null };
              workspace: { id: string; name: string; role: "owner" | "admin" | "member" };
            };
          };
        };
      };
    };
  };
  "/api/v1/admin/claim": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: { 204: { headers: { [name: string]: unknown }; content?: never } };
    };
  };
}
