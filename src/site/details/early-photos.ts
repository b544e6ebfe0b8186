/** A photo that is tapped before the scripts are there opens when they are: its file would lead away from the page. */
export const earlyPhotos = `;addEventListener('click',e=>{let p=e.target.closest('[data-photo]');if(p&&document.documentElement.dataset.ready==null){e.preventDefault();location.hash='photo-'+p.dataset.photo}})`
