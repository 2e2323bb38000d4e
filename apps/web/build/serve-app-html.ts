import type { Plugin } from "vite";

/** Paths of pages outside the application, which the server renders. */
export const serverPages = "^/(de(/.*)?|terms|privacy|legal/.*)?([?#]|$)";

/** In development, serves app.html for every page of the application, as the server does in production. */
export function serveAppHtml(): Plugin {
  const isOfServer = new RegExp(serverPages);
  return {
    name: "serve-app-html",
    configureServer: (server) => {
      server.middlewares.use((request, _reply, next) => {
        const isPage = request.headers.accept?.includes("text/html") && request.method === "GET";
        if (isPage && !isOfServer.test(request.url ?? "")) request.url = "/app.html";
        next();
      });
    },
  };
}
