import { useDocument } from '../text.tsx'

const listen = `addEventListener('click',e=>{let b=e.target.closest('[data-early]'),r=document.documentElement;if(b&&r.dataset.ready==null){b.ariaBusy='true';new MutationObserver((_,o)=>{o.disconnect();b.ariaBusy=null;b.click()}).observe(r,{attributeFilter:['data-ready']})}})`

/** A choice that is tapped before the scripts are there looks so at once, and is made when they are: as a link it would load the page anew. */
export const EarlyTaps = () => (
  <script
    nonce={useDocument().nonce}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, sealed by their hash; a browser has run them long before
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? listen : '' }}
  />
)
