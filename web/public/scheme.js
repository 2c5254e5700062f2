// Before the first paint, so that a dark page never flashes white. A file, because the policy allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  for (const [key, attribute] of [
    ['laurel.scheme', 'scheme'],
    ['laurel.site', 'look'],
  ]) {
    try {
      const chosen = localStorage.getItem(key);
      if (chosen) dataset[attribute] = chosen;
    } catch {}
  }
  // Workers are started by address; markup and foreign scripts are refused.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.origin).origin === location.origin ? address : null),
  });
})();
