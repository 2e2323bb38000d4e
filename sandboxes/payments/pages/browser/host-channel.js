// Messages from the frame to its host page: exact origins, and only the parent window.
window.hostChannel = (() => {
  const allowed = new Set([location.origin, document.querySelector("main").dataset.hostOrigin]);
  let hostOrigin = null;
  let waiting = [];

  addEventListener("message", (event) => {
    const isGreeting = event.source === parent && parent !== window && allowed.has(event.origin);
    if (!isGreeting || event.data?.type !== "sbx:hello") return;
    hostOrigin = event.origin;
    for (const message of waiting) parent.postMessage(message, hostOrigin);
    waiting = [];
  });

  new ResizeObserver(() => {
    send({ type: "sbx:height", height: document.body.getBoundingClientRect().height });
  }).observe(document.body);

  function send(message) {
    if (hostOrigin) parent.postMessage(message, hostOrigin);
    else waiting.push(message);
  }

  return { send };
})();
