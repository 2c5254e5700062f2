// Before the first paint, so that a dark page never flashes white. A file, because the policy allows no inline script.
(() => {
  try {
    const chosen = localStorage.getItem('laurel.scheme');
    if (chosen) document.documentElement.dataset.scheme = chosen;
  } catch {}
  // Workers are started by address; markup and foreign scripts are refused.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.origin).origin === location.origin ? address : null),
  });
})();
