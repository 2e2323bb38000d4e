import type { Plugin } from "vite";

/** Addresses of pages that are none of the application's: the server renders them. */
export const serverPages = "^/(de(/.*)?|terms|privacy|legal/.*)?([?#]|$)";

/** During development every page of the application is app.html, as it is when our server answers. */
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
