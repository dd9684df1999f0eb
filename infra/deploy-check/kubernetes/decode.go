// Reads manifests, one after another, with Kubernetes' own types, and refuses fields that these do not have. It prints
// the kind of each and ends with 1 if one is refused. Kinds that come with other programs are told as: no kind "X" is
// registered.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/client-go/kubernetes/scheme"
)

func main() {
	decoder := serializer.NewCodecFactory(scheme.Scheme, serializer.EnableStrict).UniversalDeserializer()
	text, _ := io.ReadAll(os.Stdin)
	status := 0
	for _, document := range bytes.Split(text, []byte("\n---\n")) {
		_, kind, err := decoder.Decode(document, nil, nil)
		switch {
		case err == nil:
			fmt.Println(kind.Kind)
		case runtime.IsNotRegisteredError(err):
			fmt.Println(err)
		default:
			fmt.Fprintln(os.Stderr, err)
			status = 1
		}
	}
	os.Exit(status)
}
