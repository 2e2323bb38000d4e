import type { Plugin } from "vite";

/** During development every page is app.html, as it is when our server answers. */
export function serveAppHtml(): Plugin {
  return {
    name: "serve-app-html",
    configureServer: (server) => {
      server.middlewares.use((request, _reply, next) => {
        const isPage = request.headers.accept?.includes("text/html") && request.method === "GET";
        if (isPage) request.url = "/app.html";
        next();
      });
    },
  };
}
