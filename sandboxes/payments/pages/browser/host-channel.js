// The way from the page in the frame to the page around it: exact origins, and only the window that frames this one.
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
