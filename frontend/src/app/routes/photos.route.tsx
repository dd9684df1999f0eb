export { PhotosPage as Component } from '../../features/convention/photos/photos-page.tsx';
