/** A choice that is tapped before the scripts are there looks so at once, and is made when they are: as a link it would load the page anew. */
const listen = `;addEventListener('click',e=>{let b=e.target.closest('[data-early]'),r=document.documentElement;if(b&&r.dataset.ready==null){b.ariaBusy='true';new MutationObserver((_,o)=>{o.disconnect();b.ariaBusy=null;b.click()}).observe(r,{attributeFilter:['data-ready']})}})`

/** Only for a page of rooms to choose from: every other one would carry it for nothing. */
export const earlyTapsOf = (url: string): string => (/\/properties\/\d/.test(url) ? listen : '')
