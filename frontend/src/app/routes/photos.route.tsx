export { PhotosPage as Component } from '../../features/photos/photos-page.tsx';
